import { planKindOf } from '#domain/applications/plan-kind.ts';
import type { PlanType } from '#domain/plans/plan-type.ts';
import { useApplicationFormTexts } from '#web/data/page-texts.ts';
import styles from './form-parts.module.css';

/** What is signed: on the screen and on paper. ENROLL-617. */
export function Statement({ planType }: { planType: PlanType }) {
  const { application, statements } = useApplicationFormTexts();
  const ofKind = planKindOf({ planType }) === 'PDP' ? statements.drugs : statements.health;
  return (
    <section aria-labelledby="statement">
      <h2 id="statement">{application.statement.title}</h2>
      <ol className={styles.statement}>
        {[...ofKind, ...statements.all].map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
    </section>
  );
}
