import type { Texts } from '#content/en/texts.ts';
import type { Language } from '#domain/language/language.ts';
import { loadPageTexts } from '#web/data/page-texts.ts';

/** Only the language of the page travels. */
export async function loadTexts(language: Language): Promise<Texts> {
  const module = language === 'es' ? import('#content/es/texts.ts') : import('#content/en/texts.ts');
  return (await module).texts;
}

const ESTIMATOR = /^\/health-plans\/(estimate-drug-costs|pharmacy-search)$/;

const PHARMACY_COSTS = '/health-plans/pharmacy-costs';

/** The texts of the page that was asked for come with the others, and not after them. */
export async function loadTextsOf(path: string, language: Language): Promise<void> {
  if (path === '/shopper-profile' || path === PHARMACY_COSTS) await loadPageTexts('profile', language);
  if (ESTIMATOR.test(path)) await loadPageTexts('estimator', language);
  else if (path === PHARMACY_COSTS) await loadPageTexts('pharmacyCosts', language);
  else if (path.startsWith('/health-plans')) await loadPageTexts('browse', language);
  if (path === '/medicare-education') await loadPageTexts('education', language);
}
