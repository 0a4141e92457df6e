import type { Language } from '#domain/language/language.ts';
import { loadPageTexts } from '#web/data/page-texts.ts';
import { BROWSING_PAGES } from './pages.ts';

type Connected = Navigator & { connection?: { saveData?: boolean } };

/** Once the first page stands and the line is free, the code of the plan-browsing pages is fetched. SHELL-400. */
export function fetchBrowsingPages(language: Language) {
  if ((navigator as Connected).connection?.saveData) return;
  const fetchAll = () => {
    // One that fails is fetched again when somebody goes there.
    const parts = [...BROWSING_PAGES.map((fetchPage) => fetchPage()), loadPageTexts('browse', language)];
    void Promise.allSettled(parts);
  };
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(fetchAll) : setTimeout(fetchAll, 200));
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
