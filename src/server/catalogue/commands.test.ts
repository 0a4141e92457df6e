import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundled } from '#tests/support/bundled.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { landscapeText } from './testing/landscape-text.ts';
import { SMALL_GEOGRAPHY, writeFiles } from './testing/small-files.ts';

const folder = temporaryFolder();
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.drop();
  folder.remove();
});

/** What an operator types, and what the shell and the screen then hold. */
async function run(program: string, ...args: string[]) {
  const { user, password, host, port, database: name } = database.connection;
  const at = new URLSearchParams({ host: String(host), port: String(port) });
  const child = spawn(process.execPath, [await bundled(join(import.meta.dirname, program)), ...args], {
    env: {
      ...process.env,
      DATA_DIR: join(folder.path, 'data'),
      DATABASE_URL: `postgresql://${user}:${encodeURIComponent(String(password ?? ''))}@/${name}?${at}`,
    },
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  child.stderr.on('data', (text) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  return { code, said };
}

const filesOf = (plans: number) =>
  writeFiles(join(folder.path, 'input'), {
    ...SMALL_GEOGRAPHY,
    'CY2026.csv': landscapeText(
      2026,
      Array.from({ length: plans }, (_, index) => ({ 'Plan ID': String(index + 1).padStart(3, '0') })),
    ),
  });

const plansInUse = async () => {
  const { rows } = await database.pool.query<{ plans: number }>('select count(*)::int as plans from plan');
  return rows[0]?.plans;
};

test('a load that holds too little ends with 3 and the comparison, a reason takes it, and a rollback takes it back', async () => {
  expect(await run('rollback-command.ts')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/nothing to bring back/),
  });
  expect(await run('command.ts', filesOf(10))).toMatchObject({ code: 0 });

  const refused = await run('command.ts', filesOf(1));
  expect(refused.code).toBe(3);
  expect(refused.said).toMatch(/WA MAPD plans +1 of +10 rows of before: 10\.00 %, at least 80 % wanted/);
  expect(refused.said).toMatch(/--accept "reason"/);
  expect(await plansInUse()).toBe(10);

  for (const accept of [['--accept'], ['--accept', ' ']]) {
    expect(await run('command.ts', filesOf(1), ...accept)).toMatchObject({ code: 1 });
    expect(await plansInUse()).toBe(10);
  }
  expect(await run('command.ts', filesOf(1), '--accept', 'Nine plans ended')).toMatchObject({ code: 0 });
  expect(await plansInUse()).toBe(1);

  const back = await run('rollback-command.ts');
  expect(back).toMatchObject({ code: 0, said: expect.stringMatching(/In use again:(.|\n)*plans 2026/) });
  expect(await plansInUse()).toBe(10);
});
