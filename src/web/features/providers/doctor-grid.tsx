import { useId, useState } from 'react';
import type { Provider } from '#contract/saved-providers.ts';
import { countAnswers } from '#domain/providers/network-summary.ts';
import { useDoctorsTexts } from '#web/data/page-texts.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { NetworkCounts } from '#web/parts/providers/network-counts.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { CoverageCell } from './coverage-cell.tsx';
import styles from './doctor-grid.module.css';
import type { DoctorLine } from './doctor-rows.tsx';
import type { DoctorCoverage, DoctorPlan } from './use-doctor-coverage.ts';

type Props = {
  plans: readonly DoctorPlan[];
  doctors: readonly Provider[];
  lines: readonly DoctorLine[];
  planYear: number;
  coverage: DoctorCoverage;
  onDetails: (provider: Provider, plan: DoctorPlan) => void;
};

/** The saved doctors by the saved plans of a year, each at the saved place. A drug plan has no column. DOC-001, DOC-605. */
export function DoctorGrid({ plans, doctors, lines, planYear, coverage, onDetails }: Props) {
  const { grid } = useDoctorsTexts().doctors;
  const { shell } = useTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = plans.find(({ planId }) => planId === chosen) ?? plans[0];
  const id = useId();
  const cellOf = (planId: string) => ({ 'data-shown': planId === shown?.planId });

  return (
    <div className={styles.doctorGrid}>
      {coverage.isError && <Failure sentence={grid.failed} tryAgain={shell.tryAgain} onTryAgain={coverage.tryAgain} />}
      {plans.length > 1 && (
        <p className={styles.choice}>
          <label className="ds-c-label" htmlFor={id}>
            {grid.choose}
          </label>
          <select id={id} value={shown?.planId} onChange={(event) => setChosen(event.target.value)}>
            {plans.map(({ planId, planName }) => (
              <option key={planId} value={planId}>
                {planName}
              </option>
            ))}
          </select>
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard. */}
      <section className={styles.frame} aria-label={grid.caption(planYear)} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{grid.caption(planYear)}</caption>
          <thead>
            <tr>
              <th scope="col">{grid.doctor}</th>
              {plans.map(({ planId, planName }) => (
                <th key={planId} scope="col" {...cellOf(planId)}>
                  {planName}
                </th>
              ))}
            </tr>
          </thead>
          {lines.map((line) =>
            'instead' in line ? (
              <tbody key={line.key}>
                <tr>
                  <td className={styles.whole} colSpan={plans.length + 1}>
                    {line.instead}
                  </td>
                </tr>
              </tbody>
            ) : (
              <tbody key={line.provider.providerId} data-doctor>
                <tr>
                  <th scope="row">{line.head}</th>
                  {plans.map((plan) => (
                    <td key={plan.planId} {...cellOf(plan.planId)}>
                      <CoverageCell
                        provider={line.provider}
                        plan={plan}
                        planYear={planYear}
                        coverage={coverage}
                        onDetails={() => onDetails(line.provider, plan)}
                      />
                    </td>
                  ))}
                </tr>
                {line.below && (
                  <tr>
                    <td className={styles.whole} colSpan={plans.length + 1}>
                      {line.below}
                    </td>
                  </tr>
                )}
              </tbody>
            ),
          )}
          <tfoot>
            <tr>
              <th scope="row">{grid.all}</th>
              {plans.map(({ planId, isPffs }) => (
                <td key={planId} {...cellOf(planId)}>
                  {coverage.answers && (
                    <span className={styles.counts}>
                      <NetworkCounts
                        isPffs={isPffs}
                        counts={countAnswers(doctors.map((doctor) => coverage.answerOf(planId, doctor)?.answer))}
                      />
                    </span>
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}
