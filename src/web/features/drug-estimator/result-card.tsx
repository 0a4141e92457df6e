import { formatCents } from '#content/format/money.ts';
import type { Drug } from '#contract/drugs.ts';
import { useEstimatorTexts } from '#web/lib/page-texts.ts';
import { Dollar, Receipts } from '#web/lib/receipt.tsx';
import { SourceWords } from '#web/lib/source-words.tsx';
import { useStart, useTexts } from '#web/lib/start-context.ts';
import { Figures } from '#web/ui/figures.tsx';
import type { Result, ResultRow } from './result-rows.ts';
import { StepHeading } from './step-heading.tsx';

type Props = { row: ResultRow; drugs: readonly Drug[] };

/** What a year costs at one plan, or why there is no figure. */
export const ResultCard = ({ row: { plan, result }, drugs }: Props) => (
  <li className="result-card">
    <StepHeading isPart>
      <SourceWords>{plan.planName}</SourceWords>
    </StepHeading>
    <Receipts of={result.state === 'known' ? { planName: plan.planName, drugs, request: result.request } : null}>
      <ResultBody result={result} drugCount={drugs.length} />
    </Receipts>
  </li>
);

function ResultBody({ result, drugCount }: { result: Result; drugCount: number }) {
  const { language } = useStart();
  const { shell } = useTexts();
  const { results: words } = useEstimatorTexts();

  if (result.state === 'waiting') return <p className="quiet result-wait">{words.working}</p>;
  if (result.state === 'failed') {
    return (
      <div className="result-failed" role="alert">
        <p>{words.failed}</p>
        <button type="button" className="link-button" onClick={result.tryAgain}>
          {shell.tryAgain}
        </button>
      </div>
    );
  }
  const known = result.state === 'known' ? result : null;
  const figure = (label: string, about: 'year' | 'average', cents: number | undefined) => ({
    label,
    value: cents === undefined ? null : formatCents(cents, language),
    ...(cents !== undefined && { shown: <Dollar asked={{ about, cents }} of={label} /> }),
  });
  return (
    <>
      <Figures
        unknown={words.notAvailable}
        figures={[figure(words.year, 'year', known?.year), figure(words.month, 'average', known?.month)]}
      />
      <ul className="result-notes">
        {result.state === 'none' && <li>{words.because[result.because]}</li>}
        {known?.withHelp && <li>{words.withHelp}</li>}
        {known && known.covered !== null && <li>{words.covered(known.covered, drugCount)}</li>}
        {result.place && <li data-tone={result.place}>{words.place[result.place]}</li>}
        {known?.isReference && <li>{words.reference(known.referenceYear)}</li>}
        {known?.isMadeUp && <li>{words.madeUp}</li>}
      </ul>
    </>
  );
}
