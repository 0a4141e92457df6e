import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { preparedFolder } from './support/prepared-folder.ts';
import { type Saved, savedIn, savingShopper } from './support/saving-shopper.ts';
import { type ServerProcess, startBundledServer } from './support/server-process.ts';

const { LONG } = process.env;
const SAVES = LONG ? 800 : 20;
const KILLS = LONG ? 200 : 1;
const folder = await preparedFolder();
let server: ServerProcess | null = null;
afterAll(async () => {
  await server?.stop();
  folder.remove();
});

const start = async () => {
  server = await startBundledServer({ DATA_DIR: folder.path, SYSTEM_DATE_TIME: '2026-11-16T10:00:00' });
  return server;
};

test('kill -9 in the middle of saves loses no acknowledged one and leaves none half done', async () => {
  let { origin } = await start();
  const { planIds, read, save } = await savingShopper(() => origin);

  const delays = fc.sample(fc.integer({ min: 0, max: 12 }), { numRuns: KILLS, seed: 20_261_116 });
  const killAt = new Map(delays.map((delay, index) => [Math.floor(((index + 1) * SAVES) / (KILLS + 1)), delay]));
  let acknowledged: Saved = { ids: [], version: 1 };

  for (let step = 0; step < SAVES; step += 1) {
    const toggled = planIds[(step * 7) % planIds.length] ?? '';
    const { ids, version } = acknowledged;
    const requested = (ids.includes(toggled) ? ids.filter((id) => id !== toggled) : [...ids, toggled]).sort();
    const key = randomUUID();
    const sent = save(requested, version, key).catch(() => null);

    const delay = killAt.get(step);
    if (delay !== undefined) {
      await sleep(delay);
      await server?.kill();
      const answered = await sent;
      ({ origin } = await start());
      const found = await savedIn(await read());
      const after = { ids: requested, version: version + 1 };
      expect(answered?.ok ? [after] : [acknowledged, after]).toContainEqual(found);
    }
    // Asking again with the same key is safe whether the first try arrived or not.
    const reply = delay === undefined ? await sent : await save(requested, version, key);
    expect(reply?.status).toBe(200);
    acknowledged = await savedIn(reply as Response);
    expect(acknowledged).toEqual({ ids: requested, version: version + 1 });
  }
  expect(await savedIn(await read())).toEqual(acknowledged);
});
