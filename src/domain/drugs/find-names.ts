import { wordDistance } from './edit-distance.ts';
import { type SearchName, searchKey } from './search-name.ts';

type Findable = Pick<SearchName, 'name' | 'keys' | 'substance' | 'weight'>;
type Found<Name> = { name: Name; rank: number; distance: number };

/**
 * Names that begin with what is typed, then those with such a word in them. Only where there is none, those that
 * resemble it most, and no others: who reads a name like nothing that they typed stops trusting the list.
 */
export function findNames<Name extends Findable>(names: readonly Name[], typed: string, limit: number): Name[] {
  const query = searchKey(typed.slice(0, LONGEST_QUERY));
  if (query === '') return [];
  return found(names, query)
    .toSorted(inOrder)
    .slice(0, limit)
    .map(({ name }) => name);
}

function found<Name extends Findable>(names: readonly Name[], query: string): Found<Name>[] {
  const sought = soughtOf(query);
  const exact = names.flatMap((name) => matching(name, sought));
  if (exact.length > 0) return exact;
  const bare = nameWords(query);
  return bare === query ? resembling(names, query) : found(names, bare);
}

/** 'metoprolol er 25 mg tablets' is looked for as metoprolol: strengths and forms are chosen after the name. */
const nameWords = (query: string) => {
  const [first = '', ...rest] = query.split(' ');
  return [first, ...rest.filter((word) => !STRENGTH_OR_FORM.test(word))].join(' ');
};

const STRENGTH_OR_FORM =
  /^(?:\d.*|mc?g|ml|units?|er|xr|xl|sr|cr|la|dr|ec|odt|hcl|hfa|tab(?:let)?s?|cap(?:sule)?s?|pens?|patch(?:es)?|cream|inhaler|drops)$/;

const LONGEST_QUERY = 80;

/** The query with its words, each also as it stands within a name: thousands of names are held against them. */
type Sought = { query: string; words: readonly { word: string; within: string }[] };

const soughtOf = (query: string): Sought => ({
  query,
  words: query.split(' ').map((word) => ({ word, within: ` ${word}` })),
});

function matching<Name extends Findable>(name: Name, sought: Sought): Found<Name>[] {
  const rank = leastOf(name.keys, (key) => rankOf(key, sought));
  if (rank !== null) return [{ name, rank, distance: 0 }];
  const bySubstance = name.substance === null ? null : rankOf(name.substance, sought);
  return bySubstance === null ? [] : [{ name, rank: BY_SUBSTANCE + bySubstance, distance: 0 }];
}

/** 0 for the name itself, 1 for its beginning, 2 for a name that what is typed goes on from, 3 for words in it. */
function rankOf(key: string, { query, words }: Sought): number | null {
  if (key.startsWith(query)) return key.length === query.length ? 0 : 1;
  if (query.startsWith(key) && query[key.length] === ' ') return 2;
  return words.every(({ word, within }) => key.startsWith(word) || key.includes(within)) ? 3 : null;
}

const BY_SUBSTANCE = 4;

function leastOf(keys: readonly string[], measure: (key: string) => number | null): number | null {
  let least: number | null = null;
  for (const key of keys) {
    const value = measure(key);
    if (value !== null && (least === null || value < least)) least = value;
  }
  return least;
}

function resembling<Name extends Findable>(names: readonly Name[], query: string): Found<Name>[] {
  const measures = query.split(' ').map(faultsOf);
  const near = names.flatMap((name) => {
    const keys = name.substance === null ? name.keys : [...name.keys, name.substance];
    const distance = leastOf(keys, (key) => distanceOf(key, measures));
    return distance === null ? [] : [{ name, rank: 0, distance }];
  });
  const least = Math.min(...near.map(({ distance }) => distance));
  return near.filter(({ distance }) => distance === least);
}

/** Of each typed word to the nearest word of the name, added up; null where one of them is like none. */
function distanceOf(key: string, measures: readonly Measure[]): number | null {
  let sum = 0;
  for (const measure of measures) {
    const distance = leastOf(key.split(' '), measure);
    if (distance === null) return null;
    sum += distance;
  }
  return sum;
}

type Measure = (word: string) => number | null;

// Most words are in many names: each is measured once.
function faultsOf(typed: string): Measure {
  const known = new Map<string, number | null>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const faults = faultsBetween(typed, word);
    known.set(word, faults);
    return faults;
  };
}

// A word that only begins alike is a little further off than a whole one.
const BEGINNING = 0.5;

function faultsBetween(typed: string, word: string): number | null {
  if (typed === word) return 0;
  const most = mostFaults(typed);
  if (most === 0 || word.length < typed.length - most || !beginsAlike(typed, word)) return null;
  const near = wordDistance(typed, word.slice(0, typed.length + most + 1));
  const distance = Math.min(near.whole, near.beginning + BEGINNING);
  return distance < most + 1 ? distance : null;
}

// Longer words hold more faults and are still like no other.
function mostFaults({ length }: string): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 10 ? 2 : 3;
}

// People rarely mistype how a name begins, but for letters that sound alike, or two that are swapped.
function beginsAlike(typed: string, word: string): boolean {
  const sound = (letter = '') => SOUNDS[letter] ?? letter;
  return sound(typed[0]) === sound(word[0]) || (typed[0] === word[1] && typed[1] === word[0]);
}

const SOUNDS: Readonly<Record<string, string>> = { c: 'k', q: 'k', x: 's', z: 's', f: 'p', i: 'e', y: 'e' };

function inOrder<Name extends Findable>(a: Found<Name>, b: Found<Name>): number {
  if (a.rank !== b.rank) return a.rank - b.rank;
  const mixtures = Number(a.name.name.includes(' / ')) - Number(b.name.name.includes(' / '));
  return mixtures || b.name.weight - a.name.weight || (a.name.name < b.name.name ? -1 : 1);
}
