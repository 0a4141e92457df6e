import { readdirSync, readFileSync } from 'node:fs';
import { PAGE_IDS } from '#contract/pages.ts';
import type { Project } from './claims.ts';
import { readModule } from './module.ts';
import { isProduct, reachFrom } from './reach.ts';

/** What an operator starts and a browser loads; all else is used from there, or not at all. */
const ENTRIES = [
  'src/server/main.ts',
  'src/server/catalogue/command.ts',
  'src/server/catalogue/rollback-command.ts',
  'src/server/identity/provider/reset-command.ts',
  'src/server/unlock-command.ts',
  'src/web/main.tsx',
  // The browser loads these by their names, so no import leads to them.
  ...PAGE_IDS.map((id) => `src/web/pages/${id}-page.tsx`),
];

const FOLDERS = ['src', 'tests', 'tools'];

export const filesOfProject = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
      .map((path) => `${folder}/${path}`),
  );

export const isTestFile = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

export function readProject(files: readonly string[]): Project {
  const modules = new Map(files.map((path) => [path, readModule(path, readFileSync(path, 'utf8'))]));
  const product = new Map([...modules].filter(([path]) => isProduct(path)));
  for (const entry of ENTRIES) if (!product.has(entry)) throw new Error(`there is no ${entry}`);
  return { modules, used: reachFrom(ENTRIES, product) };
}
