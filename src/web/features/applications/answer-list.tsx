import type { ReactNode } from 'react';
import { answerOf, type Field } from '#domain/applications/field.ts';
import { type Asked, askedIn } from '#domain/applications/fields.ts';
import { type Step, stepsOf } from '#domain/applications/steps.ts';
import { useApplicationFormTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import styles from './answer-list.module.css';
import { answerInWords, wordsOfField } from './field-words.ts';

type Props = {
  answers: Readonly<Record<string, string>>;
  asked: Asked;
  /** What stands beside the name of a step, such as a way to change it. */
  beside?: (step: Step) => ReactNode;
};

const WITHOUT_ANSWERS: readonly Step[] = ['welcome', 'review'];

/** Every answer, step by step, as the paper form has it: on the review, in a sent application and on paper. */
export function AnswerList({ answers, asked, beside }: Props) {
  const texts = useApplicationFormTexts();
  const { language } = useStart();
  const steps = stepsOf(asked.plan).filter((step) => !WITHOUT_ANSWERS.includes(step));

  const linesOf = (step: Step) => askedIn(step, answers, asked).filter((field) => isWorthALine(field, answers));

  return steps.map((step) => (
    <section key={step} className={styles.step} aria-labelledby={`answers-${step}`}>
      <div className={styles.head}>
        <h3 id={`answers-${step}`}>{texts.steps[step].title}</h3>
        {beside?.(step)}
      </div>
      {linesOf(step).length === 0 && (
        <p>{step === 'special-election-period' ? texts.application.noReason : texts.application.none}</p>
      )}
      <dl className={styles.answers}>
        {linesOf(step).map((field) => (
          <div key={field.key}>
            <dt>{wordsOfField(field, texts).label}</dt>
            <dd>{answerInWords(field, answerOf(answers, field.key), texts, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

/** Of ticks that answer one question together, those that are ticked; the name that Medicare has only where it was asked. */
const isWorthALine = ({ key, among }: Field, answers: Props['answers']) =>
  (among === undefined && key !== 'selectedSuggested') || answerOf(answers, key) !== '';
