import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dashedPlanId, parsePlanId, planIdOf } from './plan-id.ts';

const travelling = (text: string) => {
  const parts = parsePlanId(text);
  return parts && planIdOf(parts);
};

test.each([
  ['as it travels', 'H5050009000', 'H5050009000'],
  ['with dashes', 'H5050-009-000', 'H5050009000'],
  ['in small letters', 'h5050-009-000', 'H5050009000'],
  ['with blanks around it', ' H5050009000 ', 'H5050009000'],
  ['a regional plan', 'R1234001000', 'R1234001000'],
  ['a drug plan', 'S5601-014-000', 'S5601014000'],
  ['an employer plan', 'E0654801000', 'E0654801000'],
  ['no segment', 'H5050-009', 'H5050009000'],
  ['a segment of one digit', 'H5050-009-1', 'H5050009001'],
  ['segment 0', 'H5050-009-0', 'H5050009000'],
  ['another letter', 'A5050009000', null],
  ['a contract of four characters', 'H505-009-000', null],
  ['a segment of four digits', 'H50500090000', null],
  ['a letter in a digit place', 'H5O50009000', null],
  ['two dashes in a row', 'H5050--009', null],
  ['a letter that only looks like S', 'ſ5601014000', null],
  ['a Medicare number', '1EG4-TE5-MK73', null],
  ['the word null', 'null', null],
  ['nothing', '', null],
])('a plan id is read in every spelling and written in one: %s', (_story, text, planId) => {
  expect(travelling(text)).toBe(planId);
});

test.each([
  ['its three parts', 'H0251001000', { contractId: 'H0251', pbpNumber: '001', segmentId: '000' }],
  ['a segment left out', 'H0251001', { contractId: 'H0251', pbpNumber: '001', segmentId: '000' }],
  ['too short for a package', 'H025100', null],
  ['a contract alone', 'H0251', null],
  ['nothing', '', null],
])('[PLAN-018] contract, package and the rest: %s', (_story, text, parts) => {
  expect(parsePlanId(text)).toEqual(parts);
});

test('people see it with dashes; what is no plan id stays as it is', () => {
  expect([dashedPlanId('H5050009000'), dashedPlanId('F01')]).toEqual(['H5050-009-000', 'F01']);
});

test('every plan id survives its spellings', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
  const planIds = fc
    .tuple(fc.constantFrom('H', 'R', 'S', 'E'), digits(4), digits(3), digits(3))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(planIds, (planId) => {
      const spellings = [planId, planId.toLowerCase(), dashedPlanId(planId)];
      expect(spellings.map(travelling)).toEqual([planId, planId, planId]);
    }),
    { numRuns: 500, seed: 20261116 },
  );
});

// The oracle of the test below: it eats the text from the left, with no regular expression.
function isPlanIdByHand(text: string): boolean {
  const rest = Array.from(text.trim().toUpperCase());
  const eat = (wanted: string, most: number) => {
    let eaten = 0;
    while (eaten < most && rest[0] && wanted.includes(rest[0]) && rest.shift()) eaten += 1;
    return eaten;
  };
  if (eat('HRSE', 1) + eat('0123456789', 4) !== 5) return false;
  eat('-', 1);
  if (eat('0123456789', 3) !== 3) return false;
  const dashes = eat('-', 1);
  return (eat('0123456789', 3) > 0 || dashes === 0) && rest.length === 0;
}

test.each(['H5050009000', 'H5050-009-000'])('every text one slip away from %s', (sample) => {
  const ascii = Array.from({ length: 95 }, (_, code) => String.fromCharCode(32 + code));
  const slips = Array.from(sample).flatMap((_character, at) => {
    const [before, from, after] = [sample.slice(0, at), sample.slice(at), sample.slice(at + 1)];
    return [before + after, ...ascii.flatMap((added) => [before + added + after, before + added + from])];
  });
  expect(slips).toHaveLength(sample.length * 191);
  expect(slips.filter((slip) => (parsePlanId(slip) !== null) !== isPlanIdByHand(slip))).toEqual([]);
});
