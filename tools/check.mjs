import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { install, mustHaveNode, ROOT } from './prepare.mjs';
import { program } from './run.mjs';

const OURS = ['src', 'tests', 'tools', 'bench', 'vitest.config.ts', 'playwright.config.ts', 'vite.config.ts'].filter(
  (path) => existsSync(`${ROOT}/${path}`),
);
const ourTool = (name) => ['--import', 'tsx', `tools/${name}.ts`];

// The longest first, so that the two that run at once end at about the same time.
const STEPS = [
  // Every file by the tsconfig.json that is nearest to it, so a layer has only the globals that are its own.
  ['types, and lint with types', [program('oxlint/bin/oxlint'), '--type-aware', '--type-check', ...OURS]],
  ['lint and format', [program('@biomejs/biome/bin/biome'), 'check', '--diagnostic-level=warn', '--error-on-warnings']],
  ['unused files, exports and packages', [program('knip/bin/knip.js')]],
  ['SQL', ourTool('sql-lint')],
  ['requirements', ourTool('requirements')],
  ['reading grade', ourTool('reading-grade')],
  ['commands in the documents', ['tools/check-documents.mjs']],
  ['third-party notices', ['tools/third-party-notices.mjs', '--check']],
  // Some packages have versions whose parts for other platforms were never published; a lock file without them installs
  // here and nowhere else.
  ['lock file', ['ci', '--dry-run', '--offline', '--ignore-scripts'], 'npm'],
];

const AT_ONCE = 2;

mustHaveNode();
install();

const failed = [];
const waiting = [...STEPS];
const started = performance.now();
await Promise.all(Array.from({ length: AT_ONCE }, work));
console.log(`${STEPS.length - failed.length} checks passed, ${failed.length} failed, ${seconds(started)}`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) await check(...step);
}

async function check(name, args, command = process.execPath) {
  const start = performance.now();
  const { code, said } = await run(command, args);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} ${seconds(start)}`);
  if (code === 0) return;
  failed.push(name);
  console.log(said);
}

function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.on('close', (code) => resolve({ code, said }));
  });
}

function seconds(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
