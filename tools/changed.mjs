import { execFileSync } from 'node:child_process';
import { ROOT } from './prepare.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Where the work in progress began: what is committed on a branch beside main counts as well. */
function baseOfWork() {
  try {
    return git('merge-base', 'HEAD', 'main').trim();
  } catch {
    return 'HEAD';
  }
}

/** What the tests read otherwise than by an import: files of which no module graph tells who needs them. */
const READ_BY_ANY = /^(migrations\/|package(-lock)?\.json|tsconfig|vite\.config|vitest\.config|tests\/support\/)/;
const IN_THE_BROWSER = /^(src\/|migrations\/|index\.html|package-lock\.json|vite\.config|tests\/support\/)/;
const isTest = (path) => path.includes('.test.');

/** What a change can reach, as arguments of the programs that run the tests; null where it reaches none. */
export function reachOfChange() {
  const base = baseOfWork();
  const paths = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((list) => list.split('\n'))
    .filter((path) => path !== '');
  const reaches = (pattern) => paths.some((path) => pattern.test(path) && !isTest(path));
  const specs = paths.some((path) => /^(tests\/e2e\/|playwright\.config)/.test(path));
  return {
    count: paths.length,
    unit: reaches(READ_BY_ANY) ? [] : [`--changed=${base}`],
    browser: reaches(IN_THE_BROWSER) ? [] : specs ? [`--only-changed=${base}`] : null,
  };
}
