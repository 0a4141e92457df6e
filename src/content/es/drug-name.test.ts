import { expect, test } from 'vitest';
import { FORM_WORDS } from '#domain/drugs/dose-form-words.ts';
import { spanishDrugName } from './drug-name.ts';

test.each([
  ['Eliquis 5 mg tablet', 'Eliquis', '5 mg tableta'],
  ['metformin ER 500 mg osmotic tablet', 'metformin ER', '500 mg tableta de liberación osmótica'],
  ['Ozempic 0.25 mg or 0.5 mg dose pen (3 mL)', 'Ozempic', '0.25 mg o 0.5 mg por dosis pluma (3 mL)'],
  ['Lantus 100 units/mL pen', 'Lantus', '100 unidades/mL pluma'],
  ['Spiriva 2.5 mcg mist inhaler (60 puffs)', 'Spiriva', '2.5 mcg inhalador de niebla (60 inhalaciones)'],
  ['Restasis 0.05% eye drops (suspension, 0.4 mL)', 'Restasis', '0.05% gotas para los ojos (suspensión, 0.4 mL)'],
  ['scopolamine 1 mg/3 days patch', 'scopolamine', '1 mg/3 días parche'],
  ['estradiol 0.05 mg/day weekly patch', 'estradiol', '0.05 mg/día parche para una semana'],
  ['Boostrix syringe (0.5 mL)', 'Boostrix', 'jeringa (0.5 mL)'],
  [
    'Lutera 28 Day pack (21 tablets of 0.02 mg / 0.1 mg, 7 inactive tablets)',
    'Lutera',
    'paquete de 28 días (21 tabletas de 0.02 mg / 0.1 mg, 7 tabletas sin medicamento)',
  ],
])('a drug keeps its name, and what follows is Spanish: %s', (english, name, rest) => {
  expect(spanishDrugName(english)).toEqual({ name, rest });
});

test.each([
  'Something new 5 mg wondrous thing',
  'Valtoco 10 mg Dose Kit (1 nasal spray of 100 mg/mL (0.1 mL))',
  'tablet',
])('what is not written by our rules stays in its own words: %s', (english) => {
  expect(spanishDrugName(english)).toBeNull();
});

test.each(FORM_WORDS)('every form has Spanish words: %s', (words) => {
  const { rest = '' } = spanishDrugName(`Anydrug 5 mg ${words}`) ?? {};
  expect(rest).toMatch(/^5 mg ./);
});
