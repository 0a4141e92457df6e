import { PAGES, type PageId } from '#contract/pages.ts';
import { fetchPage } from './pages.ts';

type Connected = Navigator & { connection?: { saveData?: boolean } };

/** Once the first page stands and the line is free, the code of the pages that may come next is fetched. SHELL-400. */
export function fetchNextPages(id: PageId) {
  if ((navigator as Connected).connection?.saveData) return;
  const next: readonly PageId[] = PAGES[id].preload;
  // One that fails is fetched again when somebody goes there.
  const fetchAll = () => void Promise.allSettled(next.map(fetchPage));
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(fetchAll) : setTimeout(fetchAll, 200));
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
