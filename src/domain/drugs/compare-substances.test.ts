import { expect, test } from 'vitest';
import { compareSubstances, isCut, substancesOf } from './compare-substances.ts';

test.each([
  ['one substance', 'atorvastatin', { names: ['ATORVASTATIN'], salts: [], esters: [], parts: 1, isMixture: false }],
  [
    'its salt, which is no name',
    'METOPROLOL TARTRATE',
    { names: ['METOPROLOL'], salts: ['tartrate'], esters: [], parts: 1, isMixture: false },
  ],
  [
    'nothing but salts: then they are the names',
    'POTASSIUM CHLORIDE',
    { names: ['POTASSIUM', 'CHLORIDE'], salts: ['potassium', 'chloride'], esters: [], parts: 1, isMixture: false },
  ],
  [
    'an ester, and words that say nothing',
    'FLUTICASONE FUROATE MICRONIZED',
    { names: ['FLUTICASONE'], salts: [], esters: ['furoate'], parts: 1, isMixture: false },
  ],
  [
    'salts beside words that say nothing',
    'CALCIUM ACETATE ANHYDROUS',
    { names: ['CALCIUM', 'ACETATE'], salts: ['calcium', 'acetate'], esters: [], parts: 1, isMixture: false },
  ],
  [
    'two substances under two spellings',
    'LISINOPRIL/HCTZ',
    { names: ['LISINOPRIL', 'HYDROCHLOROTHIAZIDE'], salts: [], esters: [], parts: 2, isMixture: true },
  ],
  [
    'free of preservatives, which is no part of a mixture',
    'MORPHINE SULFATE/PF',
    { names: ['MORPHINE'], salts: ['sulfate'], esters: [], parts: 1, isMixture: false },
  ],
])('the words of a substance are sorted: %s', (_, text, expected) => {
  expect(substancesOf(text)).toEqual(expected);
});

test.each([
  ['one letter less than the column holds', 'A'.repeat(28), false],
  ['as many as it holds', 'A'.repeat(29), true],
  ['with a star, which is no letter of the name', `${'A'.repeat(28)}*`, false],
])('a name that fills its column may be cut: %s', (_, text, expected) => {
  expect(isCut(text)).toBe(expected);
});

const same = (said = 0) => ({ isSame: true, isContradicted: false, said });
const UNKNOWN = { isSame: false, isContradicted: false, said: 0 };
const CONTRADICTED = { isSame: false, isContradicted: true, said: 0 };

const FOUR = 'elvitegravir / cobicistat / emtricitabine / tenofovir alafenamide';

test.each([
  ['the same name', 'lisinopril', 'LISINOPRIL', same()],
  ['the same salt says more', 'metoprolol tartrate', 'METOPROLOL TARTRATE', same(1)],
  ['another salt', 'metoprolol succinate', 'METOPROLOL TARTRATE', CONTRADICTED],
  ['a salt on the line alone', 'atorvastatin', 'ATORVASTATIN CALCIUM', same()],
  ['a salt at the drug alone', 'metoprolol succinate', 'METOPROLOL', same()],
  ['another substance', 'lisinopril', 'LOSARTAN', UNKNOWN],
  ['a name that is cut short', 'umeclidinium', 'UMECLIDIN', same()],
  ['a name that only ends alike', 'hydrocortisone', 'CORTISONE', UNKNOWN],
  ['another ester', 'fluticasone furoate', 'FLUTICASONE PROPIONATE', CONTRADICTED],
  ['an ester at the drug alone', 'testosterone cypionate', 'TESTOSTERONE', CONTRADICTED],
  ['an ester on the line alone', 'testosterone', 'TESTOSTERONE CYPIONATE', CONTRADICTED],
  ['one of two substances', 'lisinopril / hydrochlorothiazide', 'LISINOPRIL', UNKNOWN],
  ['both substances', 'lisinopril / hydrochlorothiazide', 'LISINOPRIL/HCTZ', same()],
  ['a substance too many', 'lisinopril', 'LISINOPRIL/HCTZ', UNKNOWN],
  ['a mixture of four that the column cuts', FOUR, 'ELVITEG/COB/EMTRI/TENOFO ALAFE', UNKNOWN],
  ['one of four lost where the column is full', FOUR, 'ELVITEGRAVIR/COBICISTAT/EMTRI/', same()],
  ['two of four lost', FOUR, 'ELVITEGRAVIR/COBICISTATXXXXXX', UNKNOWN],
  ['one lost where the column is not full', FOUR, 'ELVITEG/COBICIS/EMTRIC/', UNKNOWN],
])('the line names what the drug is made of: %s', (_, drug, line, expected) => {
  expect(compareSubstances(substancesOf(drug.toUpperCase()), substancesOf(line), line)).toEqual(expected);
});
