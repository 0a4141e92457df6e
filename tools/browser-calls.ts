import type { Plugin } from 'vite';
import { type CallId, factsOf } from '../src/contract/calls.ts';

/**
 * Puts what a page has to know of a call into the place where it is made, instead of its id, so that no page carries
 * the calls of another; who may make it, and what it changes, the server alone reads.
 */
export const browserCalls = (): Plugin => ({
  name: 'browser-calls',
  apply: 'build',
  // As it was written: what is made of it later has other quotes.
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]src[\\/](?:contract[\\/]calls\.ts|web[\\/].+\.tsx?)$/ },
    handler: (code, id) => {
      if (/[\\/]contract[\\/]calls\.ts$/.test(id)) return { code: READER, moduleType: 'js', map: null };
      return code.includes("/lib/call.ts'") ? { code: withFacts(code), map: null } : null;
    },
  },
});

/** Without names of parts, and without the method that most have. */
export function factsInPlace(id: CallId): string {
  const { method, path, noCache, mayTake } = factsOf(id);
  const rest = mayTake
    ? [method, noCache ?? false, mayTake]
    : noCache
      ? [method, noCache]
      : method === 'POST'
        ? []
        : [method];
  return JSON.stringify([path, ...rest]);
}

/** The table of calls as the pages have it: each call brings its own row. */
export const READER = `export const factsOf = ([path, method = 'POST', noCache, mayTake]) => (
  { method, path, noCache, mayTake }
);
`;

/** @throws for a call that does not say its id there, since nothing would be known of it. */
export const withFacts = (code: string): string =>
  code.replace(/(?<![.\w])call\((\s*)(?:'(\w+)')?/g, (made, space: string, id?: string) => {
    if (id === undefined) throw new Error(`A call has to name its id in the place where it is made: ${made}`);
    return `call(${space}${factsInPlace(id as CallId)}`;
  });
