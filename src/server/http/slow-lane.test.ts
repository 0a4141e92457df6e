import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { slowLane } from './slow-lane.ts';

const held = () => {
  let letGo = () => {};
  let fail = (_error: Error) => {};
  const until = new Promise<void>((resolve, reject) => {
    letGo = resolve;
    fail = reject;
  });
  return { until, letGo: () => letGo(), fail: (error: Error) => fail(error) };
};

test('so many run at once, the next ones in the order they came, and more are refused before they begin', async () => {
  const lane = slowLane({ atOnce: 2, waiting: 2 });
  const works = Array.from({ length: 4 }, held);
  const begun: number[] = [];
  const done = works.map(({ until }, index) =>
    lane.run(async () => {
      begun.push(index);
      await until;
      return index;
    }),
  );
  await nextTurn();
  expect(begun).toEqual([0, 1]);
  await expect(lane.run(async () => begun.push(9))).rejects.toMatchObject({ code: 'not-ready', retryAfter: 2 });

  works[1]?.letGo();
  expect(await done[1]).toBe(1);
  await nextTurn();
  expect(begun).toEqual([0, 1, 2]);
  for (const { letGo } of works) letGo();
  expect(await Promise.all(done)).toEqual([0, 1, 2, 3]);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('work that fails leaves its place to the next', async () => {
  const lane = slowLane({ atOnce: 1, waiting: 1 });
  const [first, second] = [held(), held()];
  const failing = lane.run(() => first.until);
  const next = lane.run(() => second.until);
  first.fail(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  second.letGo();
  await next;
  await expect(lane.run(async () => 'free again')).resolves.toBe('free again');
});
