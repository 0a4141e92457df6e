import { withUsNames } from './international-names.ts';
import { resembling } from './resembling.ts';
import { leastOf, type SearchName, searchKey } from './search-name.ts';

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
  if (bare !== query) return found(names, bare);
  const ofHere = withUsNames(query);
  return ofHere === query ? nearest(names, query) : found(names, ofHere);
}

const nearest = <Name extends Findable>(names: readonly Name[], query: string): Found<Name>[] =>
  resembling(names, query).map(({ name, distance }) => ({ name, rank: 0, distance }));

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

function inOrder<Name extends Findable>(a: Found<Name>, b: Found<Name>): number {
  if (a.rank !== b.rank) return a.rank - b.rank;
  const mixtures = Number(a.name.name.includes(' / ')) - Number(b.name.name.includes(' / '));
  return mixtures || b.name.weight - a.name.weight || (a.name.name < b.name.name ? -1 : 1);
}
