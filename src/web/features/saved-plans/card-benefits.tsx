import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { BenefitItem, PlanCard } from '#contract/plan-card.ts';
import { dentalCoverage } from '#domain/plans/dental-coverage.ts';
import { contentQuery } from '#web/data/content.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useSourceNames } from '#web/data/source-names.ts';
import { useStart } from '#web/lib/start-context.ts';
import { useBenefitLabels } from '#web/parts/plans/benefit-labels.ts';
import { Said, said } from '#web/ui/said.tsx';
import { CardRiders } from './card-riders.tsx';
import { priceRows, summariesOf } from './card-rows.ts';
import styles from './saved-plan-card.module.css';

/** Folded away until it is asked for; a press outside its card folds it again. PLAN-605. */
export function CardBenefits({ facts }: { facts: PlanCard }) {
  const { planCard } = useProfileTexts();
  const [isOpen, setOpen] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: MouseEvent) => {
      const card = fold.current?.closest('article');
      if (target instanceof Node && !card?.contains(target)) setOpen(false);
    };
    document.addEventListener('click', closeOutside);
    return () => document.removeEventListener('click', closeOutside);
  }, [isOpen]);

  if (facts.benefits === null) return <p>{planCard.benefitsNotFound}</p>;

  return (
    <details ref={fold} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {planCard.benefits} <span className="visually-hidden">{planCard.ofPlan(facts.planName)}</span>
      </summary>
      <CardFacts facts={facts} benefits={facts.benefits} />
      <CardRiders riders={facts.rider} />
    </details>
  );
}

function CardFacts({ facts, benefits }: { facts: PlanCard; benefits: readonly BenefitItem[] }) {
  const texts = useProfileTexts();
  const labels = useBenefitLabels(texts.benefits);
  const names = useSourceNames();
  const { language, site, texts: shared } = useStart();
  const { planCard, sourceWords } = texts;
  const { notAvailable } = shared.planFacts;
  const { data } = useQuery(contentQuery(site.code, 'dental-covered-plans'));
  const dental = data && dentalCoverage(facts.planId, facts.planYear, data.plans);

  return (
    <dl className={styles.facts}>
      {priceRows(facts, texts, language).map(({ label, value }) => (
        <div className={styles.fact} key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {facts.planType !== 'PDP' && (
        <div className={styles.fact}>
          <dt>{planCard.dentalNetwork}</dt>
          <dd>{dental ? planCard.dentalAnswers[dental] : notAvailable}</dd>
        </div>
      )}
      {summariesOf(benefits, labels, {
        noCoverage: planCard.noCoverage,
        notAvailable,
        sourceWords,
        names,
        language,
      }).map((summary) => (
        <div className={styles.fact} key={summary.key}>
          <dt>{said(summary.benefitName)}</dt>
          <dd>
            <Said said={summary.youPay} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
