import { expect, test } from 'vitest';
import { isAdultVaccine, isInsulin } from './drug-kinds.ts';

test.each([
  ['insulin glargine', true, false],
  ['insulin lispro / insulin lispro protamine, human', true, false],
  ['metformin hydrochloride', false, false],
  ['varicella zoster virus glycoprotein e, recombinant', false, true],
  ['respiratory syncytial virus pre-fusion f protein, recombinant', false, true],
  ['pneumococcal 20-valent conjugate vaccine', false, true],
  ['valacyclovir', false, false],
])('what kind of drug %s is', (name, insulin, vaccine) => {
  expect([isInsulin(name), isAdultVaccine(name)]).toEqual([insulin, vaccine]);
});
