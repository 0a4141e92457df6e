import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { startServerProcess } from '#tests/support/server-process.ts';
import { type Compared, compareAnswers } from './answers/compare.ts';
import { KINDS, type Kind } from './answers/question.ts';
import { exploreWorld } from './answers/world.ts';

const YEARS = [2026, 2027];
const MOST_SHOWN = 10;
const SECOND = 1000;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    questions: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    kinds: { type: 'string', default: KINDS.join() },
    ignore: { type: 'string', multiple: true, default: [] },
    'older-accepts': { type: 'boolean', default: false },
  },
});

/** `npm run answers -- <older checkout>`: whether this checkout answers what an older one does. */
async function main([checkout]: readonly string[]) {
  if (!checkout) throw new Error('Name the folder of an older checkout: npm run answers -- <folder>');
  const kinds = options.kinds.split(',').map(toKind);
  // Each of the two needs a database of its own.
  delete process.env['DATABASE_URL'];
  const folder = mkdtempSync(join(tmpdir(), 'answers-'));
  const servers = await Promise.all([
    serve(checkout, join(folder, 'older'), options['older-accepts']),
    serve('.', join(folder, 'newer'), true),
  ]);
  const [older, newer] = servers.map(({ origin }) => origin) as [string, string];
  try {
    const world = await exploreWorld(older, YEARS, options.seed);
    const { plans, inhabited, priced, forms, pharmacies } = world;
    console.log(
      `${plans.length} plans in ${inhabited.length} counties, with drug costs in ${priced.length}; ${forms.length} drugs, ${pharmacies.length} pharmacies`,
    );
    for (const kind of kinds) {
      const began = performance.now();
      const compared = await compareAnswers(
        kind,
        world,
        { older, newer },
        { ...options, questions: Number(options.questions) },
      );
      console.log(summary(kind, compared, (performance.now() - began) / SECOND));
      if (compared.different.length > 0) process.exitCode = 1;
    }
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true });
  }
}

function toKind(word: string): Kind {
  const kind = KINDS.find((each) => each === word);
  if (!kind) throw new Error(`There is no kind '${word}': choose from ${KINDS.join(', ')}.`);
  return kind;
}

/**
 * A checkout's own server on data of its own: the sample, and over it the real files where there are any. Loads of older
 * checkouts refused nothing, and knew no reason to take a load for.
 */
async function serve(checkout: string, dataDir: string, accepts: boolean) {
  const own = { DATA_DIR: dataDir, SYSTEM_DATE_TIME: '2026-11-16T10:00:00' };
  const files = process.env['REAL_DATA_DIR'];
  if (files) {
    const reason = accepts ? ['--accept', 'compared'] : [];
    const command = ['--import', 'tsx', 'src/server/catalogue/command.ts', files, ...reason];
    await promisify(execFile)(process.execPath, command, { cwd: checkout, env: { ...process.env, ...own } });
  }
  return startServerProcess(own, undefined, checkout);
}

function summary(kind: Kind, { questions, statuses, different }: Compared, seconds: number): string {
  const counts = new Map<string, number>();
  for (const path of different.flatMap(({ differences }) => [...new Set(differences.map(({ path }) => path))])) {
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return [
    `${kind}: ${questions} questions (${Object.entries(statuses)
      .map(([status, count]) => `${count} x ${status}`)
      .join(', ')}), ${different.length} answered differently, ${seconds.toFixed(0)} s`,
    ...[...counts].sort(([, a], [, b]) => b - a).map(([path, count]) => `  ${path || 'the whole reply'}: ${count}`),
    ...different
      .slice(0, MOST_SHOWN)
      .flatMap(({ question, differences }) => [
        `  ${question.path} (${question.encoding})${question.body ? ` ${JSON.stringify(question.body)}` : ''}`,
        ...differences.slice(0, MOST_SHOWN).map((each) => `    ${each.path}: ${each.older} -> ${each.newer}`),
      ]),
  ].join('\n');
}

await main(positionals).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
