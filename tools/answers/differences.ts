import type { Json } from './question.ts';

/** Where it is, without the numbers of lists: `plans.drugs.year`. */
export type Difference = { path: string; older: string; newer: string };

const MOST_LETTERS = 100;
const ABSENT = 'not there';

/** What differs between two replies, but for the ignored paths and what is below them. */
export function differencesOf(older: Json, newer: Json, ignored: ReadonlySet<string>): Difference[] {
  const found: Difference[] = [];

  const compare = (one: Json | undefined, other: Json | undefined, path: string) => {
    if (one === other || ignored.has(path)) return;
    const [names, others] = [namesOf(one), namesOf(other)];
    if (!names || !others || Array.isArray(one) !== Array.isArray(other)) {
      found.push({ path, older: shown(one), newer: shown(other) });
      return;
    }
    for (const name of new Set([...names, ...others])) {
      compare(partOf(one, name), partOf(other, name), Array.isArray(one) ? path : path ? `${path}.${name}` : name);
    }
  };

  compare(older, newer, '');
  return found;
}

const namesOf = (value: Json | undefined) => (typeof value === 'object' && value ? Object.keys(value) : null);

const partOf = (value: Json | undefined, name: string): Json | undefined =>
  (value as { [name: string]: Json | undefined })[name];

const shown = (value: Json | undefined) =>
  value === undefined ? ABSENT : (JSON.stringify(value) ?? '').slice(0, MOST_LETTERS);
