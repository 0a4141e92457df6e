import type { Texts } from '#content/en/texts.ts';
import { PAGES, type PageId } from '#contract/pages.ts';
import type { Language } from '#domain/language/language.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

/** Only the language of the page travels. */
export async function loadTexts(language: Language): Promise<Texts> {
  const module = language === 'es' ? import('#content/es/texts.ts') : import('#content/en/texts.ts');
  return (await module).texts;
}

/** The texts of the page that was asked for come with the others, and not after them. */
export const loadTextsOf = (id: PageId, language: Language) =>
  Promise.all(PAGES[id].texts.map((name) => loadPageTexts(name, language)));
