import type { PlanCard } from '#contract/plan-card.ts';
import { useProfileTexts } from '#web/lib/page-texts.ts';
import { SourceWords } from '#web/lib/source-words.tsx';
import { BoldDollars } from './bold-dollars.tsx';
import { labelOf } from './card-rows.ts';

/** The server has ranked and counted them. PLAN-421 to PLAN-424. */
export function CardHighlights({ facts }: { facts: PlanCard }) {
  const { planCard, benefits } = useProfileTexts();
  if (facts.marketingBullets.length === 0) return null;

  return (
    <>
      <h4>{planCard.highlights}</h4>
      <ul className="card-bullets">
        {facts.marketingBullets.map(({ benefitId, benefitName, text }) => (
          <li key={`${benefitId} ${benefitName}`}>
            {labelOf(benefitId, benefits) ?? <SourceWords>{benefitName}</SourceWords>}:{' '}
            <SourceWords>
              <BoldDollars text={text} />
            </SourceWords>
          </li>
        ))}
      </ul>
    </>
  );
}
