import { expect, test } from 'vitest';
import { chooseCounty, fiveDigitFips, parseFips } from './county.ts';

const king = { fipsStateCode: '53', fipsCountyCode: '033' };
const pierce = { fipsStateCode: '53', fipsCountyCode: '053' };
const autauga = { fipsStateCode: '01', fipsCountyCode: '001' };
const kent = { fipsStateCode: '10', fipsCountyCode: '001' };

test.each([
  ['no list', undefined, undefined, { choice: 'none' }],
  ['no list at all', null, '53033', { choice: 'none' }],
  ['an empty list', [], '53033', { choice: 'none' }],
  ['one county', [king], undefined, { choice: 'chosen', county: king }],
  ['one county, and a plan of elsewhere', [king], '53053', { choice: 'chosen', county: king }],
  ['several counties', [king, pierce], undefined, { choice: 'ask', counties: [king, pierce] }],
  ['several, the plan’s own among them', [king, pierce], '53053', { choice: 'chosen', county: pierce }],
  ['the plan’s own as three digits', [king, pierce], '053', { choice: 'chosen', county: pierce }],
  ['a plan of elsewhere', [king, pierce], '53061', { choice: 'ask', counties: [king, pierce] }],
  ['a plan of the same county of another state', [king, pierce], '41033', { choice: 'ask', counties: [king, pierce] }],
  ['three digits that two states share', [autauga, kent], '001', { choice: 'ask', counties: [autauga, kent] }],
  ['five digits that tell the two states apart', [autauga, kent], '10001', { choice: 'chosen', county: kent }],
  ['an unreadable plan county', [king, pierce], 'Pierce County', { choice: 'ask', counties: [king, pierce] }],
  ['an empty plan county', [king, pierce], '', { choice: 'ask', counties: [king, pierce] }],
] as const)('[GEO-407] [GEO-601] the county of a ZIP: %s', (_story, counties, planCounty, choice) => {
  expect(chooseCounty(counties, planCounty)).toEqual(choice);
});

test.each([
  ['three digits', '033', { stateCode: null, countyCode: '033' }],
  ['five digits', '01001', { stateCode: '01', countyCode: '001' }],
  ['four digits', '1001', null],
  ['six digits', '530330', null],
  ['a letter', '53O33', null],
  ['nothing', '', null],
])('[GEO-600] a county code is text whose leading zeros count: %s', (_story, code, parts) => {
  expect(parseFips(code)).toEqual(parts);
});

test('[GEO-600] the five digits are those of the state and the county', () => {
  expect(fiveDigitFips(autauga)).toBe('01001');
});
