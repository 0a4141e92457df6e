import { useBrowseTexts } from '#web/lib/page-texts.ts';
import { useTexts } from '#web/lib/start-context.ts';
import type { TotalFigures } from '#web/lib/total-figures.ts';
import { Figures } from '#web/ui/figures.tsx';
import '#web/styles/total-cost.css';

type Props = { planName: string; premium: string | null; figures: TotalFigures };

/** What a year costs at one plan of a list, and its parts. Its place is the same before and after the costs are there. */
export function PlanTotal({ planName, premium, figures }: Props) {
  const { browse, totalCost } = useBrowseTexts();
  const { planFacts, shell } = useTexts();
  const { isWaiting, total, drugs, month, missing, basis, tryAgain } = figures;
  const soon = (value: string | null) => (isWaiting ? totalCost.working : value);

  return (
    <div className="plan-total">
      <Figures
        unknown={planFacts.notAvailable}
        figures={[
          { label: totalCost.label, value: soon(total) },
          { label: browse.yearlyPremium, value: premium },
          { label: totalCost.drugs, value: soon(drugs) },
          { label: totalCost.month, value: soon(month) },
        ]}
      />
      <p className="plan-total-notes">
        {[...missing, ...basis].map((note) => (
          <span key={note}>{note}</span>
        ))}
        {tryAgain && (
          <button type="button" className="link-button no-print" onClick={tryAgain}>
            {shell.tryAgain}
            <span className="visually-hidden">: {planName}</span>
          </button>
        )}
      </p>
    </div>
  );
}
