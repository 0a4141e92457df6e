import { expect, test } from 'vitest';
import { type Footnote, footnoteOf, footnotesOf } from './footnotes.ts';

test.each<[string, Footnote, string]>([
  ['[PLAN-425] a high-deductible plan', 'highDeductible', '14'],
  ['[PLAN-425] wellness extras', 'wellnessExtras', '10'],
])('%s has the marker of the specification', (_story, footnote, marker) => {
  expect(footnoteOf(footnote)).toBe(marker);
});

test.each<[string, boolean, boolean, Footnote[]]>([
  ['neither', false, false, []],
  ['[PLAN-409] a high deductible', true, false, ['highDeductible']],
  ['[PLAN-410] wellness extras', false, true, ['wellnessExtras']],
  ['both', true, true, ['wellnessExtras', 'highDeductible']],
])('a plan carries the footnotes it needs: %s', (_story, isHighDeductible, isWellnessExtras, footnotes) => {
  expect(footnotesOf({ isHighDeductible, isWellnessExtras })).toEqual(footnotes);
});
