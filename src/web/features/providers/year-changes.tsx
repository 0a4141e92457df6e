import { useId } from 'react';
import type { Provider } from '#contract/saved-providers.ts';
import { useDoctorsTexts } from '#web/data/page-texts.ts';
import styles from './doctors.module.css';
import type { DoctorCoverage, DoctorPlan } from './use-doctor-coverage.ts';

type Props = {
  plans: readonly DoctorPlan[];
  doctors: readonly Provider[];
  planYear: number;
  coverage: DoctorCoverage;
};

/** What plans say otherwise than in the year before, doctor by doctor; nothing where neither year is known. ENV-404. */
export function YearChanges({ plans, doctors, planYear, coverage }: Props) {
  const { yearChanges: words, answers } = useDoctorsTexts().doctors;
  const id = useId();
  const sentences = doctors.flatMap((doctor) =>
    plans.flatMap(({ planId, planName }) => {
      const change = coverage.changeOf(planId, doctor);
      if (!change) return [];
      const { before, after } = change;
      const named = [doctor.providerName, planName, planYear] as const;
      const sentence =
        after === 'not-listed' && before === 'in-network'
          ? words.left(...named)
          : after === 'in-network' && before === 'not-listed'
            ? words.joined(...named)
            : words.other(...named, answers[before], answers[after]);
      return { key: `${doctor.providerId} ${planId}`, sentence };
    }),
  );
  if (sentences.length === 0) return null;

  return (
    <section className={styles.changes} aria-labelledby={id}>
      <h3 id={id}>{words.heading(planYear)}</h3>
      <p>{words.lead}</p>
      <ul>
        {sentences.map(({ key, sentence }) => (
          <li key={key}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
