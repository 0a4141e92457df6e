import { useState } from 'react';
import type { AnswerFault } from '#domain/applications/check-answer.ts';
import { fieldOf } from '#domain/applications/fields.ts';
import type { Step } from '#domain/applications/steps.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { useApplicationFormTexts } from '#web/data/page-texts.ts';
import { faultsOfStep } from './faults-of-step.ts';
import { fieldId } from './field-id.ts';
import { wordsOfField } from './field-words.ts';
import type { AnswersOfForm } from './use-answers.ts';

/**
 * What a step shows of its faults: before the first try those of fields that were left with something in them, after it
 * all of them. They come and go with what is typed.
 */
export function useStepFaults(step: Step, form: AnswersOfForm, today: IsoDate) {
  const texts = useApplicationFormTexts();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [tries, setTries] = useState(0);
  const all = Object.entries(faultsOfStep(step, form, today));
  const isShown = ([key, fault]: [string, AnswerFault]) => tries > 0 || (left.includes(key) && fault !== 'missing');
  const shown = new Map(all.filter(isShown).map(([key, fault]) => [key, texts.faults[fault]]));
  // Which question it is: several may want the same.
  const named = (key: string, sentence: string) => {
    const field = fieldOf(key);
    return field ? `${wordsOfField(field, texts).label}: ${sentence}` : sentence;
  };

  return {
    isFaulty: all.length > 0,
    tries,
    errorOf: (key: string) => shown.get(key) ?? null,
    summary:
      tries > 0 ? [...shown].map(([key, sentence]) => ({ id: fieldId(key), sentence: named(key, sentence) })) : [],
    onTry: () => setTries(tries + 1),
    onLeave: (key: string) => setLeft((before) => (before.includes(key) ? before : [...before, key])),
  };
}
