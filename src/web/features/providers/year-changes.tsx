import { useId } from 'react';
import type { Provider } from '#contract/saved-providers.ts';
import { yearOf } from '#domain/calendar/iso-date.ts';
import { useDoctorsTexts } from '#web/data/page-texts.ts';
import { useToday } from '#web/data/today.ts';
import styles from './doctors.module.css';
import type { DoctorCoverage, DoctorPlan } from './use-doctor-coverage.ts';

type Props = {
  plans: readonly DoctorPlan[];
  doctors: readonly Provider[];
  planYear: number;
  coverage: DoctorCoverage;
};

/** What plans say otherwise than in the year before, doctor by doctor, and of which nothing can be said. ENV-404; decision 0083. */
export function YearChanges({ plans, doctors, planYear, coverage }: Props) {
  const { yearChanges: words, answers } = useDoctorsTexts().doctors;
  const { today } = useToday();
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
  const isNextYear = planYear > yearOf(today);
  const unknown = isNextYear
    ? plans.flatMap(({ planId, planName }) => {
        const reason = coverage.notCompared(planId);
        return reason ? { key: planId, sentence: words.notCompared[reason](planName, planYear) } : [];
      })
    : [];
  if (sentences.length + unknown.length === 0) return null;

  return (
    <section className={styles.changes} aria-labelledby={id}>
      <h3 id={id}>{words.heading(planYear)}</h3>
      {sentences.length > 0 && <Sentences lead={words.lead} sentences={sentences} />}
      {unknown.length > 0 && <Sentences lead={words.notComparedLead} sentences={unknown} />}
    </section>
  );
}

const Sentences = ({ lead, sentences }: { lead: string; sentences: readonly { key: string; sentence: string }[] }) => (
  <>
    <p>{lead}</p>
    <ul>
      {sentences.map(({ key, sentence }) => (
        <li key={key}>{sentence}</li>
      ))}
    </ul>
  </>
);
