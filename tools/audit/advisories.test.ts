import { expect, test } from 'vitest';
import { Advisories, bulkQuestion, findingsOf, packagesOf } from './advisories.ts';

const LOCK = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/one': { version: '1.2.3' },
    'node_modules/two': { version: '2.0.0', dev: true },
    'node_modules/one/node_modules/two': { version: '2.0.0' },
    'node_modules/two/node_modules/@at/one': { version: '3.0.0-rc.1', devOptional: true },
    'node_modules/other-name': { name: 'one', version: '0.9.0', dev: true },
    'node_modules/linked': { link: true },
  },
};

const advisory = (vulnerable_versions: string) => ({
  url: 'https://advisories.example/1',
  title: 'Reads what it should not',
  severity: 'high',
  vulnerable_versions,
});

const found = (advisories: unknown) =>
  findingsOf(packagesOf(LOCK), Advisories.parse(advisories)).map(
    ({ name, version, runs }) => `${name} ${version}${runs ? ' runs' : ''}`,
  );

test('each package and version counts once, by its own name, and runs if any place of it does', () => {
  expect(bulkQuestion(packagesOf(LOCK))).toEqual({
    one: ['1.2.3', '0.9.0'],
    two: ['2.0.0'],
    '@at/one': ['3.0.0-rc.1'],
  });
  expect(packagesOf(LOCK).find(({ name }) => name === 'two')).toMatchObject({ runs: true });
});

test.each([
  ['no advisory', {}, []],
  ['an advisory for another package', { three: [advisory('*')] }, []],
  ['an advisory for another version', { one: [advisory('>=2.0.0')] }, []],
  ['the last version that is vulnerable', { one: [advisory('>=1.0.0 <=1.2.3')] }, ['one 1.2.3 runs']],
  ['the first version that is not', { one: [advisory('<1.2.3')] }, ['one 0.9.0']],
  ['a version before its release', { '@at/one': [advisory('<3.0.0')] }, ['@at/one 3.0.0-rc.1']],
  ['what runs before what only tests need', { one: [advisory('*')] }, ['one 1.2.3 runs', 'one 0.9.0']],
])('%s', (_story, advisories, expected) => {
  expect(found(advisories)).toEqual(expected);
});

test.each([
  ['a page in place of advisories', '<html>'],
  ['a range that is none', { one: [advisory('all of them')] }],
  ['an advisory without a range', { one: [{ url: 'x', title: 'y', severity: 'low' }] }],
])('%s is not taken for a clean answer', (_story, answer) => {
  expect(Advisories.safeParse(answer).success).toBe(false);
});
