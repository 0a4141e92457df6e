import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { COVER_KINDS, PLAN_TYPE_OF_COVER } from '#domain/plan-search/cover-kinds.ts';
import { usePageTexts } from '#web/data/page-texts.ts';
import { CoverExplained } from '#web/features/cover-choice/cover-explained.tsx';
import { SupplementNotListed } from '#web/features/cover-choice/supplement-not-listed.tsx';
import { noteCoverAsked } from '#web/features/cover-choice/use-cover-question.ts';
import type { PlanFilter } from '#web/parts/plan-search/plan-list-address.ts';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

/** Help me choose. The place and the year of the address, where it has them, go along to the list. */
export default function CoverChoicePage() {
  const { showAll } = usePageTexts('cover-choice').coverChoice;
  const words = usePageTexts('cover-explained').coverExplained;
  const [search] = useSearchParams();

  const { hash } = useLocation();

  // A link to one of the kinds leads to it; its heading takes the focus after that of the page.
  useEffect(() => {
    const kind = COVER_KINDS.find((known) => hash === `#${known}`);
    if (kind) document.querySelector<HTMLElement>(`#${kind} h2`)?.focus();
  }, [hash]);

  const listOf = (planType: PlanFilter) => {
    const wanted = new URLSearchParams(search);
    wanted.set('planType', planType);
    return `/health-plans?${wanted}`;
  };

  return (
    <div className="wrap page">
      <PageHead name={words.pageTitle} title={words.title}>
        <p className="lead">{words.lead}</p>
      </PageHead>
      <CoverExplained addressOf={(kind) => listOf(PLAN_TYPE_OF_COVER[kind])} onChoose={noteCoverAsked} />
      <SupplementNotListed />
      <p className="no-print">
        <Link to={listOf('ALL')} onClick={noteCoverAsked}>
          {showAll}
        </Link>
      </p>
      <p className="quiet">
        {words.source} <a href="https://www.medicare.gov/">Medicare.gov</a>
      </p>
    </div>
  );
}
