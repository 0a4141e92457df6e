import type { PageWords } from '#contract/content-words.ts';
import { LANGUAGES, type Language } from '#domain/language/language.ts';

type Sentence = (...args: string[]) => string;
type Leaf = string | Sentence | null;

/** A sentence with holes as a text: `{1}` stands for its first value. */
const templateOf = (leaf: Leaf): string | null => {
  if (typeof leaf !== 'function') return leaf;
  return leaf(...Array.from({ length: leaf.length }, (_, place) => `{${place + 1}}`));
};

const fill = (template: string, values: unknown[]) =>
  template.replace(/\{(\d)\}/g, (hole, place) => {
    const value = values[Number(place) - 1];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : hole;
  });

const isLeaf = (node: unknown): node is Leaf => node === null || typeof node === 'string' || typeof node === 'function';

const join = (path: string, key: string) => (path ? `${path}.${key}` : key);

/** Every text below a module by its place; null where the site has none of its own. */
export function flatten(node: unknown, path = ''): Map<string, string | null> {
  if (isLeaf(node)) return new Map([[path, templateOf(node)]]);
  const parts = Object.entries(node as object).map(([key, child]) => flatten(child, join(path, key)));
  return new Map(parts.flatMap((part) => [...part]));
}

/** The texts of both languages as a document holds them. */
export function pageWords(english: unknown, spanish: unknown): PageWords {
  const translated = flatten(spanish);
  const pairs = [...flatten(english)].flatMap(([place, en]) => {
    const es = translated.get(place);
    return en && es ? [[place, { en, es }] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/**
 * The texts of a page with those that a document changes. The page does not trust the document: what is no text is
 * passed over, and a text that is as before keeps its own way with numbers ('1 plan', '2 plans').
 */
export function withChanges<Texts>(texts: Texts, changes: unknown, language: Language): Texts {
  const known = typeof changes === 'object' && changes !== null ? (changes as Record<string, unknown>) : {};
  return change(texts, '', known, language) as Texts;
}

// What has no change below it stays the very same, so that whoever shows it need not draw it anew.
function change(node: unknown, path: string, changes: Record<string, unknown>, language: Language): unknown {
  if (isLeaf(node)) return changedLeaf(node, changes[path], language);
  const before = Object.entries(node as object);
  const after = before.map(([key, child]) => [key, change(child, join(path, key), changes, language)] as const);
  if (after.every(([, child], place) => child === before[place]?.[1])) return node;
  return Array.isArray(node) ? after.map(([, child]) => child) : Object.fromEntries(after);
}

function changedLeaf(leaf: Leaf, words: unknown, language: Language): Leaf {
  const text = (words as Partial<Record<Language, unknown>> | null | undefined)?.[language];
  if (typeof text !== 'string' || text === '' || text === templateOf(leaf)) return leaf;
  return typeof leaf === 'function' ? (...values: unknown[]) => fill(text, values) : text;
}

/** What is wrong with the texts of a document: a place no page has, or a hole that nothing fills. */
export function wrongPlaces(changes: PageWords, places: ReadonlyMap<string, string | null>): string[] {
  return Object.entries(changes).flatMap(([place, words]) => {
    if (!places.has(place)) return [`texts.${place}: no page has a text of this name`];
    const filled = new Set(holesOf(places.get(place) ?? ''));
    return LANGUAGES.filter((language) => holesOf(words[language]).some((hole) => !filled.has(hole))).map(
      (language) => `texts.${place}.${language}: only these holes are filled: ${[...filled].join(' ') || 'none'}`,
    );
  });
}

const holesOf = (text: string): string[] => text.match(/\{\d\}/g) ?? [];
