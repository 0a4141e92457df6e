import type { Field } from '#domain/applications/field.ts';
import { PERSONAL_QUESTION_NAMES } from '#domain/applications/personal-questions.ts';
import { useApplicationFormTexts } from '#web/data/page-texts.ts';
import { ApplicationField } from './application-field.tsx';
import styles from './form-parts.module.css';
import type { AnswersOfForm } from './use-answers.ts';

/** Questions of several ticks each, where content switches them on. ENROLL-609. */
export function PersonalQuestions({ fields, form }: { fields: readonly Field[]; form: AnswersOfForm }) {
  const { personal } = useApplicationFormTexts();
  return PERSONAL_QUESTION_NAMES.map((question) => {
    const ticks = fields.filter(({ among }) => among === question);
    if (ticks.length === 0) return null;
    return (
      <fieldset key={question} className={styles.choices}>
        <legend>{personal[question].label}</legend>
        {ticks.map((field) => (
          <ApplicationField key={field.key} field={field} form={form} error={null} onLeave={form.leave} />
        ))}
      </fieldset>
    );
  });
}
