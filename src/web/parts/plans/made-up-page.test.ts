import { expect, test } from 'vitest';
import { aPlan } from '#tests/support/web/examples.ts';
import { isMadeUpPage } from './made-up-page.tsx';

const [sample, real] = [aPlan({ madeUp: true }), aPlan({ madeUp: false })];

test.each([
  ['all of them', [sample, sample], true],
  ['all that are known', [sample, null], true],
  ['some of them: each says it of itself', [sample, real], false],
  ['none', [real], false],
  ['no plans', [], false],
  ['a plan that left the catalogue', [null], false],
])('a page is made up when its plans are: %s', (_story, plans, isSaid) => {
  expect(isMadeUpPage(plans)).toBe(isSaid);
});
