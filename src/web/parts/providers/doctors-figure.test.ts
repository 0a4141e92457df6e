import { expect, test } from 'vitest';
import { planFacts } from '#content/en/plan-facts.ts';
import { countAnswers } from '#domain/providers/network-summary.ts';
import { doctorsFigure } from './doctors-figure.ts';

type Answers = Parameters<typeof countAnswers>[0];

test.each<[string, Answers, boolean, string | null]>([
  ['all listed', ['in-network', 'in-network'], false, '2 of 2 in network'],
  ['not listed is said apart', ['in-network', 'not-listed'], false, '1 of 2 in network, 1 not listed'],
  ['nobody listed', ['not-listed'], false, '0 of 1 in network, 1 not listed'],
  ['not available is neither', ['in-network', 'not-available'], false, '1 of 2 in network, 1 not available'],
  ['nothing known is no zero', ['not-available', undefined], false, null],
  ['private fee-for-service', ['accepts-medicare', 'not-available'], true, '1 of 2 accept Medicare, 1 not available'],
  ['the same with a network', ['accepts-medicare', 'in-network'], true, '1 of 2 in network, 1 of 2 accept Medicare'],
  ['the same and nothing known', ['not-available'], true, null],
])('[DOC-402] %s', (_story, answers, isPffs, expected) => {
  expect(doctorsFigure(countAnswers(answers), isPffs, planFacts.doctors).value).toBe(expected);
});
