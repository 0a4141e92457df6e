import { useRef, useState } from 'react';
import { formatDate } from '#content/format/date.ts';
import type { CallNote, Provider } from '#contract/saved-providers.ts';
import { isIsoDate } from '#domain/calendar/iso-date.ts';
import { useDoctorsTexts } from '#web/data/page-texts.ts';
import { useChangeProviders, withNote } from '#web/data/saved-providers.ts';
import { useToday } from '#web/data/today.ts';
import { useMay } from '#web/data/viewer.ts';
import { announce } from '#web/lib/announce.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useStart, useTexts } from '#web/lib/start-context.ts';
import { FieldError } from '#web/ui/field-error.tsx';
import { useFocusAfter } from '#web/ui/focus-after.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from './call-note-form.module.css';

const MOST_LETTERS = 300;

type Props = { provider: Provider; planId: string; planYear: number };

/** What the doctor's office said on the phone about one plan, kept with the doctor. */
export function CallNoteForm({ provider, planId, planYear }: Props) {
  const { note: words } = useDoctorsTexts().doctors;
  const { language } = useStart();
  const texts = useTexts();
  const { today } = useToday();
  const mayChange = useMay('changeDoctors');
  const change = useChangeProviders();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useFocusAfter<CallNote | null>(() => heading.current?.focus());
  const kept = provider.callNotes.find((note) => note.planId === planId && note.planYear === planYear);
  const [isChanging, setChanging] = useState(false);

  const keep = (note: CallNote | null) =>
    change.mutate(
      { providers: withNote(provider.providerId, { planId, planYear }, note) },
      {
        onSuccess: () => {
          setChanging(false);
          announce(note ? words.saved : words.removed);
          focusHeading(note);
        },
      },
    );
  const form = useForm<{ calledOn: string; answer: string; words: string }>({
    start: { calledOn: kept?.calledOn ?? today, answer: kept?.answer ?? '', words: kept?.words ?? '' },
    check: ({ calledOn, answer, words: said }) => ({
      calledOn: !isIsoDate(calledOn) ? words.dayFault : calledOn > today && words.dayAhead,
      answer: answer === '' && words.answerFault,
      words: said.length > MOST_LETTERS && words.wordsFault(MOST_LETTERS),
    }),
    onGood: ({ calledOn, answer, words: said }) =>
      keep({ planId, planYear, calledOn, answer: answer === 'yes' ? 'yes' : 'no', words: said.trim() }),
    refusal: change.error,
    isBusy: change.isPending,
  });
  const problem = change.error && (
    <Notice tone="problem" urgent>
      <p>{problemText(change.error, texts)}</p>
    </Notice>
  );

  return (
    // A heading with nothing below it is not printed.
    <section className={kept ? undefined : 'no-print'}>
      <h3 ref={heading} tabIndex={-1}>
        {words.heading}
      </h3>
      {kept && (
        <div className={isChanging ? 'print-only' : undefined}>
          <p>{words.said[kept.answer](formatDate(kept.calledOn, language))}</p>
          {kept.words && <p className={styles.words}>{kept.words}</p>}
        </div>
      )}
      {kept && !isChanging ? (
        <>
          {problem}
          <p className={`${styles.actions} no-print`}>
            <button type="button" className="link-button" disabled={!mayChange} onClick={() => setChanging(true)}>
              {words.change}
            </button>
            <button
              type="button"
              className="link-button"
              disabled={!mayChange || change.isPending}
              onClick={() => keep(null)}
            >
              {words.remove}
            </button>
          </p>
        </>
      ) : (
        <form className={`${styles.form} no-print`} noValidate onSubmit={form.submit}>
          <p className="quiet">{words.lead}</p>
          {problem}
          <TextField {...form.field('calledOn')} type="date" label={words.calledOn} max={today} disabled={!mayChange} />
          <fieldset aria-describedby={form.errors.answer ? `${form.idOf('answer')}-error` : undefined}>
            <legend className="ds-c-label">{words.answer}</legend>
            <div className={styles.answers}>
              {(['yes', 'no'] as const).map((answer) => (
                <label key={answer} className={styles.radio}>
                  <input
                    type="radio"
                    id={answer === 'yes' ? form.idOf('answer') : undefined}
                    name={form.idOf('answer')}
                    checked={form.values.answer === answer}
                    disabled={!mayChange}
                    onChange={() => form.set('answer', answer)}
                  />
                  {words.answers[answer]}
                </label>
              ))}
            </div>
            <FieldError id={`${form.idOf('answer')}-error`}>{form.errors.answer ?? null}</FieldError>
          </fieldset>
          <div>
            <label className="ds-c-label" htmlFor={form.idOf('words')}>
              {words.words}
            </label>
            <textarea
              id={form.idOf('words')}
              className="ds-c-field"
              rows={3}
              maxLength={MOST_LETTERS}
              value={form.values.words}
              disabled={!mayChange}
              aria-invalid={form.errors.words !== undefined}
              aria-describedby={`${form.idOf('words')}-error`}
              onChange={({ target }) => form.set('words', target.value)}
            />
            <FieldError id={`${form.idOf('words')}-error`}>{form.errors.words ?? null}</FieldError>
          </div>
          <button type="submit" className="ds-c-button" disabled={!mayChange}>
            {words.save}
          </button>
        </form>
      )}
    </section>
  );
}
