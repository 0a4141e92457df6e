import { PAGES, type PageId } from '#contract/pages.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { fetchPage } from './pages.ts';

/** Once the first page stands and the line is free, the code of the pages that may come next is fetched. SHELL-400. */
export function fetchNextPages(id: PageId) {
  const next: readonly PageId[] = PAGES[id].preload;
  // One that fails is fetched again when somebody goes there.
  whenIdle(() => void Promise.allSettled(next.map(fetchPage)));
}
