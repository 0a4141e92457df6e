import { fieldOf } from '#domain/applications/fields.ts';
import { useApplicationFormTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { answerInWords, wordsOfField } from './field-words.ts';
import type { AnswersOfForm } from './use-answers.ts';

/** Two windows answered one question: a person says which of the two stays. */
export function ConflictChoice({ form: { conflicts, settle } }: { form: AnswersOfForm }) {
  const texts = useApplicationFormTexts();
  const { language } = useStart();
  const { conflict: words } = texts.application;
  const [conflict] = conflicts;
  const field = conflict && fieldOf(conflict.key);
  if (!field) return null;

  const say = (answer: string) => (answer === '' ? words.nothing : answerInWords(field, answer, texts, language));
  return (
    <Notice tone="problem" urgent>
      <h2>{words.title}</h2>
      <p>
        <strong>{wordsOfField(field, texts).label}</strong>
      </p>
      <p>{words.text}</p>
      <p className="actions">
        <button type="button" className="ds-c-button" onClick={() => void settle(conflict, true)}>
          {words.mine(say(conflict.mine))}
        </button>
        <button type="button" className="ds-c-button" onClick={() => void settle(conflict, false)}>
          {words.theirs(say(conflict.theirs))}
        </button>
      </p>
    </Notice>
  );
}
