import { loadPageTexts } from './load-page-texts.ts';

// A page that had to wait for its texts would show, vanish and lose the focus: program and texts come together.
export const withTexts =
  <Page>(name: Parameters<typeof loadPageTexts>[0], load: () => Promise<Page>) =>
  async (): Promise<Page> => {
    const language = document.documentElement.lang.startsWith('es') ? 'es' : 'en';
    const [page] = await Promise.all([load(), loadPageTexts(name, language)]);
    return page;
  };

/** What shows saved doctors, or what plans say of them. */
export const withDoctorTexts = <Page>(load: () => Promise<Page>) => withTexts('doctors', load);

/** What shows the costs of saved drugs says the words of those costs, and those of their prices. */
export const withDrugTexts = <Page>(load: () => Promise<Page>) =>
  withTexts('drug-cost', withTexts('drug-cost-pricing', load));
