import { LANGUAGES } from '#domain/language/language.ts';
import { isOnServer } from '#web/lib/on-server.ts';
import { loadPageTexts } from './load-page-texts.ts';

// A page that had to wait for its texts would show, vanish and lose the focus: program and texts come together.
export const withTexts =
  <Page>(name: Parameters<typeof loadPageTexts>[0], load: () => Promise<Page>) =>
  async (): Promise<Page> => {
    const [page] = await Promise.all([load(), ...languages().map((language) => loadPageTexts(name, language))]);
    return page;
  };

/** The server draws pages in all of them. */
function languages() {
  if (isOnServer) return LANGUAGES;
  return [document.documentElement.lang.startsWith('es') ? 'es' : 'en'] as const;
}

/** What shows saved doctors, or what plans say of them. */
export const withDoctorTexts = <Page>(load: () => Promise<Page>) => withTexts('doctors', load);

/** What shows the costs of saved drugs says the words of those costs, and those of their prices. */
export const withDrugTexts = <Page>(load: () => Promise<Page>) =>
  withTexts('drug-cost', withTexts('drug-cost-pricing', load));
