import { wordDistance } from './edit-distance.ts';
import { leastOf, type SearchName } from './search-name.ts';
import { soundOf } from './sound-of.ts';

type Spelled = Pick<SearchName, 'keys' | 'substance'>;

/** The names that are least unlike what is typed, by spelling and sound; none where all are too far off. */
export function resembling<Name extends Spelled>(names: readonly Name[], query: string) {
  const measures = query.split(' ').map(faultsOf);
  const near = names.flatMap((name) => {
    const keys = name.substance === null ? name.keys : [...name.keys, name.substance];
    const distance = leastOf(keys, (key) => distanceOf(key, measures));
    return distance === null ? [] : [{ name, distance }];
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
  const sound = soundOf(typed);
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const faults = faultsBetween(sound, soundOf(word));
    known.set(word, faults);
    return faults;
  };
}

// A word that only begins alike is a little further off than a whole one.
const BEGINNING = 0.5;

function faultsBetween(typed: string, word: string): number | null {
  if (typed === word) return 0;
  if (word.startsWith(typed)) return BEGINNING;
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
  const group = (letter = '') => SOUNDS[letter] ?? letter;
  return group(typed[0]) === group(word[0]) || (typed[0] === word[1] && typed[1] === word[0]);
}

/** Letters by which the same sound may begin. */
const SOUNDS: Readonly<Record<string, string>> = { c: 'k', q: 'k', x: 's', z: 's', f: 'p', i: 'e', y: 'e' };
