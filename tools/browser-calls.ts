import type { Plugin } from 'vite';
import { CALL_IDS, factsOf } from '../src/contract/calls.ts';

/** The table of calls without what the server alone reads: who may call, and what a call changes. */
export const browserCalls = (): Plugin => ({
  name: 'browser-calls',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]src[\\/]contract[\\/]calls\.ts$/ },
    handler: () => ({ code: moduleOf(), moduleType: 'js', map: null }),
  },
});

/** Without names of parts, and without the method that most have: every page waits for them. */
export function moduleOf(): string {
  const calls = CALL_IDS.map((id) => {
    const { method, path, noCache, mayTake } = factsOf(id);
    const rest = mayTake
      ? [method, noCache ?? false, mayTake]
      : noCache
        ? [method, noCache]
        : method === 'POST'
          ? []
          : [method];
    return [id, [path, ...rest]];
  });
  return `const CALLS = ${JSON.stringify(Object.fromEntries(calls))};
export const factsOf = (id) => {
  const [path, method = 'POST', noCache, mayTake] = CALLS[id];
  return { method, path, noCache, mayTake };
};
`;
}
