import { expect, test } from 'vitest';
import { type DispensingEvidence, decideDispensing } from './decide-dispensing.ts';

const drug = (name: string, known: Partial<DispensingEvidence> = {}): DispensingEvidence => ({
  rxcui: '1',
  name,
  genericName: '',
  brandName: null,
  doseForm: '',
  units: [],
  packages: [],
  ...known,
});

const inML = (size: number) => ({ name: 'bottle', size, sizeUnit: 'ml', quantity: 1 });

test.each([
  ['a packet of a cream', drug('imiquimod 50 MG/ML Topical Cream', { units: ['EA'] }), 'EA', 'packet', [], false],
  ['a tablet, by its form', drug('apixaban 5 MG Oral Tablet [Eliquis]'), 'EA', 'tablet', [], false],
  ['a film', drug('buprenorphine 8 MG / naloxone 2 MG Sublingual Film'), 'EA', 'film', [], false],
  ['a patch', drug('84 HR estradiol 0.00156 MG/HR Transdermal System'), 'EA', 'patch', [], false],
  [
    'a pen by the mL',
    drug('3 ML semaglutide 1.34 MG/ML Pen Injector [Ozempic]', { units: ['ML'] }),
    'ML',
    'pen',
    [3],
    false,
  ],
  [
    'a pen that is one each',
    drug('0.4 ML adalimumab 100 MG/ML Auto-Injector [Humira]', { units: ['EA'] }),
    'EA',
    'pen',
    [],
    false,
  ],
  ['a syringe by the mL', drug('0.4 ML enoxaparin sodium 100 MG/ML Prefilled Syringe'), 'ML', 'syringe', [0.4], false],
  ['a vial of insulin', drug('insulin glargine 100 UNT/ML Injectable Solution [Lantus]'), 'ML', 'vial', [10], false],
  [
    'an inhaler by the blister',
    drug('60 ACTUAT fluticasone propionate 0.25 MG/ACTUAT / salmeterol 0.05 MG/ACTUAT Dry Powder Inhaler [Wixela]'),
    'EA',
    'inhaler',
    [60],
    false,
  ],
  [
    'an inhaler by the gram',
    drug('NDA020983 200 ACTUAT albuterol 0.09 MG/ACTUAT Metered Dose Inhaler [Ventolin]'),
    'GM',
    'inhaler',
    [18],
    false,
  ],
  ['eye drops', drug('latanoprost 0.05 MG/ML Ophthalmic Solution', { units: ['ML'] }), 'ML', 'bottle', [2.5], false],
  [
    'a vaccine that is one each, though half a mL',
    drug('0.5 ML varicella zoster virus glycoprotein E, recombinant 0.1 MG/ML Injection [Shingrix]'),
    'EA',
    'vial',
    [],
    false,
  ],
  ['a powder to inject', drug('ceftriaxone 1000 MG Injection'), 'EA', 'vial', [], false],
  [
    'one mL, one unit however it is billed',
    drug('1 ML medroxyprogesterone acetate 150 MG/ML Prefilled Syringe'),
    'ML',
    'syringe',
    [1],
    false,
  ],
  [
    'a cream, whose tube only the shopper knows',
    drug('triamcinolone acetonide 1 MG/ML Topical Cream', { units: ['GM'] }),
    'GM',
    'tube',
    [],
    true,
  ],
  [
    'a solution that the FDA packs',
    drug('lactulose 667 MG/ML Oral Solution', { units: ['ML'], packages: [inML(237), inML(473), inML(473)] }),
    'ML',
    'bottle',
    [473, 237],
    false,
  ],
  ['a pack of tablets', drug('{21 (prednisone 10 MG Oral Tablet) } Pack'), 'EA', 'kit', [21], false],
  [
    'a pack of pens, which is no pen',
    drug('{3 (0.8 ML adalimumab 100 MG/ML Auto-Injector [Humira]) } Pack [Humira Pen Starter Package]'),
    null,
    'kit',
    [],
    false,
  ],
  [
    'an ointment whose name ends like that of another drug',
    drug('ciprofloxacin 0.003 MG/MG Ophthalmic Ointment'),
    'GM',
    'tube',
    [],
    true,
  ],
  [
    'sources that disagree',
    drug('cholestyramine resin 4000 MG Powder for Oral Suspension', { units: ['EA', 'GM'] }),
    null,
    'packet',
    [],
    false,
  ],
  [
    'a syringe of which no source tells the unit',
    drug('0.5 ML new drug 50 MG/ML Prefilled Syringe [Newbrand]'),
    null,
    'syringe',
    [],
    false,
  ],
  ['a form that nobody knows', drug('something 5 MG Widget'), null, 'unit', [], false],
] as const)('%s', (_story, evidence, unit, item, sizes, asksSize) => {
  const decided = decideDispensing(evidence);
  expect(decided).toMatchObject({ unit, item, asksSize });
  expect(decided.packages.map(({ size }) => size)).toEqual(sizes);
});

test.each([
  [
    'millilitres',
    'bimatoprost 0.1 MG/ML Ophthalmic Solution [Lumigan]',
    ['2.5 mL bottle', '5 mL bottle', '7.5 mL bottle'],
  ],
  ['grams', 'NDA020983 200 ACTUAT albuterol 0.09 MG/ACTUAT Metered Dose Inhaler [Ventolin]', ['18 g inhaler']],
  [
    'pieces',
    '60 ACTUAT fluticasone propionate 0.25 MG/ACTUAT / salmeterol 0.05 MG/ACTUAT Dry Powder Inhaler [Wixela]',
    ['60-count inhaler'],
  ],
])('a size has a name of its own: %s', (_story, name, names) => {
  expect(decideDispensing(drug(name)).packages.map((one) => one.name)).toEqual(names);
});

test('sources that disagree leave the reason', () => {
  const { unitSource } = decideDispensing(drug('cholestyramine resin 4000 MG Oral Powder', { units: ['EA', 'GM'] }));
  expect(unitSource).toBe('sources disagree: NADAC has EA and GM');
});

test.each([
  ['levothyroxine', 'levothyroxine sodium 0.05 MG Oral Tablet [Synthroid]', { quantity: 1, frequency: 'Day' }],
  ['metformin', 'metformin hydrochloride 500 MG Oral Tablet', { quantity: 2, frequency: 'Day' }],
  ['alendronate', 'alendronic acid 70 MG Oral Tablet', { quantity: 1, frequency: 'Week' }],
  [
    'one pen of Ozempic a month',
    '3 ML semaglutide 1.34 MG/ML Pen Injector [Ozempic]',
    { quantity: 1, frequency: 'Month' },
  ],
  [
    'four pens of Trulicity a month',
    '0.5 ML dulaglutide 3 MG/ML Auto-Injector [Trulicity]',
    { quantity: 4, frequency: 'Month' },
  ],
  [
    'two pens of Humira a month',
    '0.4 ML adalimumab 100 MG/ML Auto-Injector [Humira]',
    { quantity: 2, frequency: 'Month' },
  ],
  ['a patch for half a week', '84 HR estradiol 0.00156 MG/HR Transdermal System', { quantity: 2, frequency: 'Week' }],
  ['a patch for a week', '168 HR estradiol 0.00104 MG/HR Transdermal System', { quantity: 1, frequency: 'Week' }],
  ['fluoxetine for a week', 'fluoxetine 90 MG Delayed Release Oral Capsule', { quantity: 1, frequency: 'Week' }],
  [
    'a row of tablets that work at once is not of others',
    'phenytoin sodium 300 MG Extended Release Oral Capsule',
    null,
  ],
  ['nor of other hours', '24 HR levetiracetam 750 MG Extended Release Oral Tablet', null],
  ['nor of other strengths', 'hydroxychloroquine sulfate 400 MG Oral Tablet', null],
  ['nor of a combination', 'amitriptyline hydrochloride 25 MG / perphenazine 2 MG Oral Tablet', null],
  ['nor of a combination with one more', 'carbidopa 25 MG / entacapone 200 MG / levodopa 100 MG Oral Tablet', null],
  [
    'twelve hours',
    '12 HR diltiazem hydrochloride 90 MG Extended Release Oral Capsule',
    { quantity: 2, frequency: 'Day' },
  ],
  [
    'a combination of extended release',
    '24 HR metformin hydrochloride 1000 MG / sitagliptin 100 MG Extended Release Oral Tablet [Janumet]',
    { quantity: 1, frequency: 'Day' },
  ],
  [
    'its weaker tablet is taken by one or two',
    '24 HR metformin hydrochloride 1000 MG / sitagliptin 50 MG Extended Release Oral Tablet [Janumet]',
    null,
  ],
  [
    'the same combination that works at once',
    'metformin hydrochloride 1000 MG / sitagliptin 50 MG Oral Tablet [Janumet]',
    { quantity: 2, frequency: 'Day' },
  ],
  ['verapamil that works at once', 'verapamil hydrochloride 80 MG Oral Tablet', null],
  ['isosorbide that works at once', 'isosorbide mononitrate 20 MG Oral Tablet', { quantity: 2, frequency: 'Day' }],
  ['packets of a cream', 'imiquimod 50 MG/ML Topical Cream', null],
  ['packets of a gel', '500 MG estradiol 0.001 MG/MG Topical Gel', { quantity: 1, frequency: 'Day' }],
  [
    'vials of one dose',
    'Preservative-Free dorzolamide 20 MG/ML / timolol 5 MG/ML Ophthalmic Solution',
    { quantity: 2, frequency: 'Day' },
  ],
  [
    'the older pen of Ozempic 1 mg',
    '1 MG Dose 1.5 ML semaglutide 1.34 MG/ML Pen Injector [Ozempic]',
    { quantity: 2, frequency: 'Month' },
  ],
  ['what is for six weeks', 'lotilaner 2.5 MG/ML Ophthalmic Solution [Xdemvy]', null],
  ['what is taken as needed is asked', 'oxycodone hydrochloride 5 MG Oral Tablet', null],
] as const)('usual: %s', (_story, name, usual) => {
  expect(decideDispensing(drug(name)).usual).toEqual(usual);
});
