import { answerOf } from '#domain/applications/field.ts';
import { useApplicationTexts } from '#web/data/page-texts.ts';
import { useSavedProviders } from '#web/data/saved-providers.ts';
import styles from './form-parts.module.css';
import type { AnswersOfForm } from './use-answers.ts';

/** The saved doctors, so that no name is typed twice; places of care are no doctors. ENROLL-615. */
export function DoctorChoice({ form }: { form: AnswersOfForm }) {
  const { doctors: words } = useApplicationTexts().application;
  const { list } = useSavedProviders();
  const doctors = (list?.items ?? []).filter(({ providerType }) => providerType === 'individual');
  if (doctors.length === 0) return null;

  return (
    <section aria-labelledby="saved-doctors">
      <h2 id="saved-doctors">{words.saved}</h2>
      <p>{words.choose}</p>
      <ul className={styles.doctors}>
        {doctors.map(({ providerId, providerName: name }) => {
          const isChosen = answerOf(form.answers, 'pcpFullName') === name;
          return (
            <li key={providerId}>
              <span>{name}</span>
              <button
                type="button"
                className="ds-c-button"
                aria-pressed={isChosen}
                onClick={() => form.choose('pcpFullName', name)}
              >
                {isChosen ? words.picked : words.pick}
                <span className="visually-hidden">: {name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
