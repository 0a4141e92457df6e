import { expect, test } from 'vitest';
import { CALL_IDS, type CallId, factsOf } from '../src/contract/calls.ts';
import { moduleOf } from './browser-calls.ts';

test('[IMPORT-619] the pages know of each call how it is made and how long it may take', async () => {
  const built: { factsOf: (id: CallId) => Record<string, unknown> } = await import(
    `data:text/javascript,${encodeURIComponent(moduleOf())}`
  );
  for (const id of CALL_IDS) {
    const { method, path, noCache = false, mayTake } = factsOf(id);
    const known = built.factsOf(id);
    expect([id, known['method'], known['path'], known['noCache'] ?? false, known['mayTake']]).toEqual([
      id,
      method,
      path,
      noCache,
      mayTake,
    ]);
  }
});
