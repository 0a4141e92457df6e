import { spawnSync } from 'node:child_process';
import { ROOT } from './prepare.mjs';
import { program } from './run.mjs';

// Without a compiler that it knows, dependency-cruiser looks at no module at all and is content.
const LEAST = 20;

const { stdout, stderr, status } = spawnSync(
  process.execPath,
  [
    program('dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    '.dependency-cruiser.cjs',
    ...process.argv.slice(2),
  ],
  { cwd: ROOT, encoding: 'utf8' },
);
process.stdout.write(stdout + stderr);
const modules = Number(/\((\d+) modules/.exec(stdout)?.[1] ?? 0);
if (status === 0 && modules < LEAST) console.error(`only ${modules} modules were looked at`);
process.exitCode = status === 0 && modules >= LEAST ? 0 : 1;
