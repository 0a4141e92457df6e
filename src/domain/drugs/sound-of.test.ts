import { expect, test } from 'vitest';
import { soundOf } from './sound-of.ts';

test.each([
  ['phenytoin', 'fenitoin'],
  ['levothyroxine', 'levotiroxine'],
  ['chlorthalidone', 'clortalidone'],
  ['rhinaris', 'rinaris'],
  ['allopurinol', 'alopurinol'],
  ['espironolactona', 'spironolactona'],
  ['esomeprazole', 'esomeprazole'],
  ['desvenlafaxine', 'desvenlafaxine'],
  ['hydralazine', 'hidralazine'],
])('%s sounds as %s', (word, sound) => {
  expect(soundOf(word)).toBe(sound);
});
