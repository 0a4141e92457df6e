import { Suspense, useEffect, useRef, useState } from 'react';
import type { PlanCard } from '#contract/plan-card.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { late } from '#web/lib/late.ts';
import { useTexts } from '#web/lib/start-context.ts';

const BenefitsInside = late(() => import('./benefits-inside.tsx'));

/** Folded away until it is asked for; a press outside its card folds it again. PLAN-605. */
export function CardBenefits({ facts }: { facts: PlanCard }) {
  const { planCard } = useProfileTexts();
  const { shell } = useTexts();
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
      <Suspense fallback={<p className="quiet">{shell.loading}</p>}>
        <BenefitsInside facts={facts} benefits={facts.benefits} />
      </Suspense>
    </details>
  );
}
