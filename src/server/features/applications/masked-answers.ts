import { fieldOf } from '#domain/applications/fields.ts';
import type { KeptAnswers } from './answers.ts';

const MASK = '••••';
const SHOWN = 4;

/** Of what only the server may know in full, the last characters. */
export const masked = (value: string): string => (value === '' ? '' : `${MASK}${value.slice(-SHOWN)}`);

/** What the page showed of a secret is not what was typed. */
export const isMasked = (key: string, value: string): boolean =>
  fieldOf(key)?.secret === true && value.startsWith(MASK);

/** As they may leave the server: secrets masked, and what is no question of the form left out. */
export function shownAnswers(kept: KeptAnswers) {
  const known = [...kept].flatMap(([key, answer]) => {
    const field = fieldOf(key);
    return field ? [{ field, ...answer }] : [];
  });
  return {
    answers: Object.fromEntries(
      known.map(({ field, value }) => [field.key, field.secret ? masked(value.trim()) : value]),
    ),
    versions: Object.fromEntries(known.map(({ field, version }) => [field.key, version])),
  };
}

export const answersOf = (kept: KeptAnswers): Record<string, string> =>
  Object.fromEntries([...kept].flatMap(([key, { value }]) => (fieldOf(key) ? [[key, value]] : [])));
