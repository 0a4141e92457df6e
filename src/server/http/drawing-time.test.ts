import { expect, test } from 'vitest';
import { DrawingTime } from './drawing-time.ts';

function time(perSecond = 500) {
  let now = 0;
  const drawing = new DrawingTime(perSecond, () => now);
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { drawing, pass, draw: (milliseconds: number) => drawing.spend(async () => pass(milliseconds)) };
}

test('a quiet process has a second for drawing, and nothing more once that is spent', async () => {
  const { drawing, draw } = time();
  await draw(999);
  expect(drawing.isLeft()).toBe(true);
  // Half of what has passed meanwhile has come back.
  await draw(600);
  expect(drawing.isLeft()).toBe(true);
  await draw(600);
  expect(drawing.isLeft()).toBe(false);
});

test('half of the time that passes is for drawing, and no more than a second is saved', async () => {
  const { drawing, pass, draw } = time();
  await draw(2_000);
  expect(drawing.isLeft()).toBe(false);
  pass(1);
  expect(drawing.isLeft()).toBe(true);
  pass(1_000_000);
  expect(drawing.isLeft()).toBe(true);
  await draw(2_000);
  expect(drawing.isLeft()).toBe(false);
});

test('without any time for it nothing is drawn, however long it waits', () => {
  const { drawing, pass } = time(0);
  expect(drawing.isLeft()).toBe(false);
  pass(1_000_000);
  expect(drawing.isLeft()).toBe(false);
});

test('what fails has taken its time too', async () => {
  const { drawing, pass } = time();
  const work = async () => {
    pass(2_000);
    throw new Error('a part of it has no words');
  };
  await expect(drawing.spend(work)).rejects.toThrow('no words');
  expect(drawing.isLeft()).toBe(false);
});
