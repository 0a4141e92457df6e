import { fieldOf } from '#domain/applications/fields.ts';
import { MASK, shownAnswer } from '#domain/applications/shown-answer.ts';
import type { KeptAnswers } from './answers.ts';

/** What the page showed of a secret is not what was typed. */
export const isMasked = (key: string, value: string): boolean =>
  fieldOf(key)?.secret === true && value.startsWith(MASK);

/** As they may leave the server: secrets masked, and what is no question of the form left out. */
export function shownAnswers(kept: KeptAnswers) {
  const known = [...kept].filter(([key]) => fieldOf(key));
  return {
    answers: Object.fromEntries(known.map(([key, { value }]) => [key, shownAnswer(key, value)])),
    versions: Object.fromEntries(known.map(([key, { version }]) => [key, version])),
  };
}

export const answersOf = (kept: KeptAnswers): Record<string, string> =>
  Object.fromEntries([...kept].flatMap(([key, { value }]) => (fieldOf(key) ? [[key, value]] : [])));
