import { type Step, stepsOf } from '#domain/applications/steps.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { useApplicationTexts } from '#web/data/page-texts.ts';
import { useIsScreen } from '#web/lib/screen.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './application.module.css';
import { isDone } from './is-done.ts';
import type { AnswersOfForm } from './use-answers.ts';

type Props = { step: Step; form: AnswersOfForm; today: IsoDate; addressOf: (step: Step) => string };

/** Where somebody is: a list beside the form, on a phone one line that opens. */
export function StepList(props: Props) {
  const { application: words } = useApplicationTexts();
  const isPhone = useIsScreen('phone');
  const steps: readonly Step[] = stepsOf(props.form.application.enrollment).filter((step) => step !== 'welcome');
  const place = words.steps.place(String(steps.indexOf(props.step) + 1), String(steps.length));

  return (
    <nav className={`${styles.steps} no-print`} aria-label={words.steps.label}>
      {isPhone ? (
        // Another step closes it.
        <details key={props.step}>
          <summary>
            {place} <span className={styles.all}>{words.steps.all}</span>
          </summary>
          <Steps {...props} steps={steps} />
        </details>
      ) : (
        <>
          <p>{place}</p>
          <Steps {...props} steps={steps} />
        </>
      )}
    </nav>
  );
}

function Steps({ step, form, today, addressOf, steps }: Props & { steps: readonly Step[] }) {
  const { application: words, steps: names } = useApplicationTexts();
  return (
    <ol>
      {steps.map((name) => {
        const done = name !== step && isDone(name, form, today);
        const mark = name === step ? words.steps.now : words.steps[done ? 'done' : 'open'];
        return (
          <li key={name}>
            <Link to={addressOf(name)} aria-current={name === step ? 'step' : undefined} data-done={done}>
              <span className={styles.mark} aria-hidden="true">
                {done && (
                  <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
                    <path d="M4 13l5 5L20 6" fill="none" stroke="currentColor" strokeWidth="4" />
                  </svg>
                )}
              </span>
              {names[name].title}
              <span className="visually-hidden">: {mark}</span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
