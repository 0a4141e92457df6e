import type { QueryClient } from '@tanstack/react-query';
import { PAGES, type PageId } from '#contract/pages.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { fetchPage } from './pages.ts';

/**
 * Once the first page stands and the line is free, the code of the pages that may come next is fetched. SHELL-400.
 * While the first page waits for an answer, that answer has the line.
 */
export function fetchNextPages(id: PageId, client: QueryClient) {
  const next: readonly PageId[] = PAGES[id].preload;
  // One that fails is fetched again when somebody goes there.
  whenIdle(() => whenAnswered(client, () => void Promise.allSettled(next.map(fetchPage))));
}

function whenAnswered(client: QueryClient, work: () => void) {
  if (client.isFetching() === 0) return work();
  const stop = client.getQueryCache().subscribe(() => {
    if (client.isFetching() > 0) return;
    stop();
    // What came is drawn first, and may ask for more.
    whenIdle(() => whenAnswered(client, work));
  });
}
