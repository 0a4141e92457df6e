import { expect, test } from 'vitest';
import { CALL_IDS, type CallId, factsOf } from '../src/contract/calls.ts';
import { factsInPlace, READER, withFacts } from './browser-calls.ts';

test('[IMPORT-619] the pages know of each call how it is made and how long it may take', async () => {
  const built: { factsOf: (row: unknown) => Record<string, unknown> } = await import(
    `data:text/javascript,${encodeURIComponent(READER)}`
  );
  for (const id of CALL_IDS) {
    const { method, path, noCache = false, mayTake } = factsOf(id);
    const known = built.factsOf(JSON.parse(factsInPlace(id)));
    expect([id, known['method'], known['path'], known['noCache'] ?? false, known['mayTake']]).toEqual([
      id,
      method,
      path,
      noCache,
      mayTake,
    ]);
  }
});

const ROW = factsInPlace('getCounties');
test.each([
  ['a call', "call('getCounties', { params })", `call(${ROW}, { params })`],
  ['one over several lines', "call(\n  'getCounties',\n)", `call(\n  ${ROW},\n)`],
  ['two', "[call('getCounties'), call('getCounties')]", `[call(${ROW}), call(${ROW})]`],
  ['the same word in a sentence', "footer.call('getCounties'); recall('x')", "footer.call('getCounties'); recall('x')"],
])('%s is made with what is known of it', (_story, source, built) => expect(withFacts(source)).toBe(built));

test.each([
  ['whose id is put together', 'call(id, {})'],
  ['that the table does not have', "call('getNothing')"],
])('a call %s stops the build', (_story, source) => {
  expect(() => withFacts(source)).toThrow();
  expect(CALL_IDS).not.toContain('getNothing' as CallId);
});
