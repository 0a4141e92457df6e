import type { LateTexts } from '#content/en/late-texts.ts';
import type { Language } from '#domain/language/language.ts';

export type PageTexts = { [Name in keyof LateTexts]: Awaited<ReturnType<LateTexts[Name]>> };

/** Where each group of texts is, is told by those of every page, in one language. */
const lateTextsOf = async (language: Language): Promise<LateTexts> =>
  (await (language === 'es' ? import('#content/es/texts.ts') : import('#content/en/texts.ts'))).lateTexts;

const requests = new Map<string, Promise<unknown>>();
const there = new Map<string, unknown>();

/** Asks once. What failed is asked for again the next time. */
export function loadPageTexts<Name extends keyof PageTexts>(name: Name, language: Language): Promise<PageTexts[Name]> {
  const key = `${name} ${language}`;
  const known = requests.get(key) as Promise<PageTexts[Name]> | undefined;
  if (known) return known;

  const texts = lateTextsOf(language).then((late) => late[name]() as Promise<PageTexts[Name]>);
  requests.set(key, texts);
  texts.then(
    (loaded) => there.set(key, loaded),
    () => requests.delete(key),
  );
  return texts;
}

/** The texts when they have come; undefined until then. */
export const loadedPageTexts = <Name extends keyof PageTexts>(name: Name, language: Language) =>
  there.get(`${name} ${language}`) as PageTexts[Name] | undefined;
