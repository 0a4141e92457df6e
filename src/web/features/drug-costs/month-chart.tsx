import { useId } from 'react';
import { monthName } from '#content/format/month-name.ts';
import type { PeriodCost } from '#contract/drug-cost.ts';
import { useDrugPricingTexts } from '#web/lib/page-texts.ts';
import { Dollar } from '#web/lib/receipt.tsx';
import { useStart } from '#web/lib/start-context.ts';

/** The year month by month: a bar for the eye, and the same as a table for everybody. */
export function MonthChart({ period }: { period: PeriodCost }) {
  const words = useDrugPricingTexts();
  const { language } = useStart();
  const captionId = useId();
  const { months, phases, limitReachedIn } = period;
  const highest = Math.max(...months, 1);

  return (
    <section className="month-chart" aria-labelledby={captionId}>
      <h3 id={captionId}>{words.months}</h3>
      {limitReachedIn !== null && <p>{words.limitReached(monthName(limitReachedIn, language))}</p>}
      <table aria-labelledby={captionId}>
        <thead>
          <tr>
            <th scope="col">{words.month}</th>
            <th scope="col">{words.youPay}</th>
            <th scope="col">{words.phase}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((cents, place) => (
            <tr key={monthName(place + 1, language)}>
              <th scope="row">{monthName(place + 1, language)}</th>
              <td>
                <span
                  className="month-bar"
                  style={{ inlineSize: `${Math.round((cents / highest) * 100)}%` }}
                  aria-hidden="true"
                />
                <Dollar asked={{ about: 'month', month: place + 1, cents }} of={monthName(place + 1, language)} />
              </td>
              <td>{phases[place]?.map((phase) => words.phases[phase]).join(', ') || words.noFill}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
