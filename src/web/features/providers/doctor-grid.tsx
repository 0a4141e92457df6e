import type { Provider } from '#contract/saved-providers.ts';
import { countAnswers } from '#domain/providers/network-summary.ts';
import { useDoctorsTexts } from '#web/data/page-texts.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { PlanGrid } from '#web/parts/plans/plan-grid.tsx';
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

  return (
    <div className={styles.doctorGrid}>
      {coverage.isError && <Failure sentence={grid.failed} tryAgain={shell.tryAgain} onTryAgain={coverage.tryAgain} />}
      <PlanGrid
        of="doctor"
        plans={plans}
        lines={lines.map((line) =>
          'instead' in line ? line : { ...line, key: line.provider.providerId, item: line.provider },
        )}
        words={{ choose: grid.choose, caption: grid.caption(planYear), item: grid.doctor, all: grid.all }}
        cell={(provider, plan) => (
          <CoverageCell
            provider={provider}
            plan={plan}
            planYear={planYear}
            coverage={coverage}
            onDetails={() => onDetails(provider, plan)}
          />
        )}
        total={({ planId, isPffs }) =>
          coverage.answers && (
            <span className={styles.counts}>
              <NetworkCounts
                isPffs={isPffs}
                counts={countAnswers(doctors.map((doctor) => coverage.answerOf(planId, doctor)?.answer))}
              />
            </span>
          )
        }
      />
    </div>
  );
}
