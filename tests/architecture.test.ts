import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findBreaches, LONGEST } from './support/boundaries.ts';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
const layersWithFiles = new Set(files.map((path) => path.split('/')[0] ?? ''));

test('there is something to check in every layer', () => {
  console.log(`${files.length} files looked at`);
  expect(files.length).toBeGreaterThan(100);
  expect([...layersWithFiles].sort()).toEqual(['content', 'contract', 'domain', 'server', 'web']);
});

const packages = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }).dependencies,
);
const breachesOf = (path: string) => findBreaches({ path, source: readFileSync(`src/${path}`, 'utf8') }, packages);

test.each(files)('%s keeps to its layer', (path) => {
  expect(breachesOf(path)).toEqual([]);
});

test('[DATA-400] the screens talk to the server in one place, which a test can replace', () => {
  const screens = files.filter((path) => path.startsWith('web/'));
  expect(screens).toContain('web/lib/call.ts');
  expect(screens.flatMap(breachesOf).filter((breach) => breach.includes('web/lib/call.ts'))).toEqual([]);
});

const PLANS = 'server/features/plans/routes.ts';

test.each([
  ['a rule that knows the wire', 'domain/a.ts', "import { x } from '#contract/a.ts';"],
  ['a rule that needs a package', 'domain/a.ts', "import { z } from 'zod';"],
  ['a rule that loads late', 'domain/a.ts', "const a = await import('node:fs');"],
  ['a wire that knows the texts', 'contract/a.ts', "import { x } from '#content/en/a.ts';"],
  ['a text that knows the server', 'content/a.ts', "import { x } from '#server/a.ts';"],
  ['a server that knows the screen', 'server/a.ts', "import type { X } from '#web/a.ts';"],
  ['a screen that knows the server', 'web/a.ts', "import type { X } from '#server/a.ts';"],
  ['a neighbour by name', PLANS, "import { x } from '#server/features/drugs/store.ts';"],
  ['a neighbour by one step up', PLANS, "import { x } from '../drugs/store.ts';"],
  ['a neighbour by side effect', 'web/features/plans/rows.ts', "import '#web/features/drugs/rows.ts';"],
  ['a helper that knows a noun', 'web/lib/a.ts', "import { x } from '#web/data/plans.ts';"],
  ['a helper with a part', 'web/lib/a.ts', "import { x } from '#web/ui/a.tsx';"],
  ['a query that knows the screen', 'web/data/a.ts', "import { x } from '#web/ui/a.tsx';"],
  ['a query that knows a feature', 'web/data/a.ts', "import { x } from '#web/features/plans/a.ts';"],
  ['a part without nouns that knows one', 'web/ui/a.tsx', "import { x } from '#web/data/plans.ts';"],
  ['a shared part that knows a feature', 'web/parts/plans/a.tsx', "import { x } from '#web/features/plans/a.ts';"],
  ['a feature that knows its page', 'web/features/plans/a.tsx', "import { x } from '#web/pages/a.tsx';"],
  ['another folder of the web by one step up', 'web/lib/a.ts', "import { x } from '../data/plans.ts';"],
  ['the wire that knows a feature', 'server/http/a.ts', "import { x } from '../features/plans/a.ts';"],
  ['a feature that knows what joins features', PLANS, "import { x } from '#server/flows/a.ts';"],
  ['a feature that knows a system outside', PLANS, "import { x } from '#server/gateways/a/b.ts';"],
  ['a profile that knows a feature', 'server/profile/a.ts', "import { x } from '#server/features/plans/section.ts';"],
  [
    'a system outside that knows a feature',
    'server/gateways/a/b.ts',
    "import { x } from '#server/features/plans/a.ts';",
  ],
  ['a store that knows the wire', 'server/catalogue/a.ts', "import type { X } from '../http/a.ts';"],
  ['a folder that knows what joins all', 'server/http/a.ts', "import { x } from '../routes.ts';"],
  ['a folder that nobody has placed', 'server/new/a.ts', "import { x } from '../http/a.ts';"],
  ['a page that knows the program', 'web/pages/a.tsx', "import { x } from '#web/app/a.ts';"],
  ['help for tests in the product', 'domain/a/b.ts', "import { x } from './testing/c.ts';"],
  ['help for tests of another layer', 'server/a.ts', "import { x } from '#domain/a/testing/c.ts';"],
  ['a package for tests in the product', 'server/a.ts', "import { test } from 'vitest';"],
  ['a package that is not declared', 'web/ui/a.tsx', "import x from '@scope/unknown/deep.js';"],
  ['a long climb', 'server/http/a.ts', "import { x } from '../../web/a.ts';"],
  ['test support in the product', 'server/a.ts', "import { x } from '#tests/support/a.ts';"],
  ['a rule with a clock', 'domain/a.ts', 'const today = new Date();'],
  ['a rule with the other clock', 'domain/a.ts', 'const now = Date.now();'],
  ['a rule with dice', 'domain/a.ts', 'const id = Math.random();'],
  ['a rule that knows its process', 'domain/a.ts', 'const folder = process.cwd();'],
  ['a rule with a network', 'domain/a.ts', "await fetch('/x');"],
  ['settings read twice', 'server/app.ts', 'const { PORT } = process.env;'],
  ['[DATA-400] a component that calls the server itself', 'web/pages/a.tsx', "await fetch('/x');"],
  ['a feature that makes a call', 'web/features/a/b.tsx', "import { call } from '#web/lib/call.ts';"],
  ['a page with a query key of its own', 'web/pages/a.tsx', "const a = { queryKey: ['drugs'] };"],
  ['a name in capitals', 'web/ui/Dialog.tsx', 'export const a = 1;'],
  ['a barrel by name', 'web/ui/index.ts', 'export const a = 1;'],
  ['a barrel by another name', 'web/ui/all.ts', "export { a } from './a.ts';\nexport * from './b.ts';\n"],
  ['a file too long', 'web/ui/a.ts', 'const a = 1;\n'.repeat(LONGEST + 1)],
  ['a layer that is not on the map', 'shared/a.ts', 'export const a = 1;'],
])('%s is caught', (_story, path, source) => {
  expect(findBreaches({ path, source }, packages)).toHaveLength(1);
});

test.each([
  ['a rule that uses a rule', 'domain/a/b.ts', "import { x } from '#domain/c/d.ts';\nimport { y } from '../e/f.ts';"],
  ['a comment about a clock', 'domain/a.ts', '// Never Date.now() here.\n/** nor new Date() */\nexport const a = 1;'],
  ['a test of a rule', 'domain/a.test.ts', "import { test } from 'vitest';\nconst d = new Date();"],
  ['the own feature by name', PLANS, "import { x } from '#server/features/plans/store.ts';"],
  ['one step up inside the feature', 'web/features/plans/card/a.tsx', "import { x } from '../rows.ts';"],
  ['a feature with its data', 'web/features/plans/a.tsx', "import { x } from '#web/data/plans.ts';"],
  ['a test of a helper', 'web/lib/a.test.ts', "import { x } from '#web/app/a.ts';"],
  ['a package that is declared', 'server/a.ts', "import { z } from 'zod';\nimport x from '@fastify/cookie';"],
  ['a part of Node', 'server/a.ts', "import { join } from 'node:path';"],
  ['help for tests in a test', 'domain/a/b.test.ts', "import { x } from './testing/c.ts';"],
  ['help for tests in help for tests', 'domain/a/testing/d.ts', "import { x } from './c.ts';"],
  ['the one list of sections', 'server/profile/sections.ts', "import { x } from '#server/features/plans/section.ts';"],
  ['the time for all', 'server/catalogue/a.ts', "import { x } from '../clock.ts';"],
  ['a page that puts features together', 'web/pages/a.tsx', "import { X } from '#web/features/plans/a.tsx';"],
  ['what joins features', 'server/flows/a.ts', "import { x } from '#server/features/plans/store.ts';"],
  ['the one place for calls', 'web/lib/call.ts', 'await fetch(path);'],
  ['the one place for settings', 'server/config.ts', 'parse(process.env);'],
  ['a profile that is read again', 'web/app/a.tsx', "invalidateQueries({ queryKey: ['profile'] });"],
  ['a refetch', 'web/pages/a.tsx', 'await query.refetch();'],
  ['a long text', 'content/en/a.ts', 'const a = 1;\n'.repeat(LONGEST + 1)],
])('%s is allowed', (_story, path, source) => {
  expect(findBreaches({ path, source }, packages)).toEqual([]);
});
