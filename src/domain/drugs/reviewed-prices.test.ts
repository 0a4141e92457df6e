import { expect, test } from 'vitest';
import type { PriceLine } from './price-line.ts';
import { lineNameOf, reviewedLineOf } from './reviewed-prices.ts';

/** The line that people chose for a drug, 'none' where they found that no line says its price, or that they never looked. */
function chosenFor(name: string) {
  const reviewed = reviewedLineOf(name);
  if (!reviewed) return 'never looked at';
  return reviewed.line?.split('|')[0] ?? 'none';
}

/** Of the generic alone: a mixture with another substance is another drug, and so is a brand of it. */
const GENERICS: [name: string, line: string][] = [
  ['24 HR diltiazem hydrochloride 120 MG Extended Release Oral Capsule', 'DILTIAZEM 24HR ER (CD)'],
  ['24 HR diltiazem hydrochloride 120 MG Extended Release Oral Tablet', 'DILTIAZEM 24HR ER (LA)'],
  ['24 HR glipizide 10 MG Extended Release Oral Tablet', 'GLIPIZIDE ER'],
  ['24 HR paroxetine hydrochloride 25 MG Extended Release Oral Tablet', 'PAROXETINE ER'],
  ['24 HR venlafaxine hydrochloride 75 MG Extended Release Oral Capsule', 'VENLAFAXINE HCL ER'],
  ['24 HR venlafaxine besylate 112.5 MG Extended Release Oral Tablet', 'none'],
  ['24 HR verapamil hydrochloride 240 MG Extended Release Oral Capsule', 'VERAPAMIL SR'],
  ['24 HR verapamil hydrochloride 200 MG Extended Release Oral Capsule', 'VERAPAMIL ER PM'],
  ['verapamil hydrochloride 240 MG Extended Release Oral Tablet', 'VERAPAMIL ER'],
  ['fenofibrate 145 MG Oral Tablet', 'FENOFIBRATE'],
  ['fenofibrate 160 MG Oral Tablet', 'FENOFIBRATE'],
  ['fenofibrate 134 MG Oral Capsule', 'FENOFIBRATE'],
  ['mupirocin 0.02 MG/MG Topical Ointment', 'MUPIROCIN'],
  ['mupirocin 0.02 MG/MG Topical Cream', 'MUPIROCIN'],
  ['nitrofurantoin, macrocrystals 100 MG Oral Capsule', 'NITROFURANTOIN'],
  ['levothyroxine sodium 0.1 MG Oral Capsule', 'none'],
  ['levothyroxine sodium 0.02 MG/ML Oral Solution', 'none'],
  ['levothyroxine sodium 0.1 MG/ML Injection', 'none'],
  ['24 HR nifedipine 30 MG Extended Release Oral Tablet', 'NIFEDIPINE ER'],
  ['Osmotic 24 HR nifedipine 30 MG Extended Release Oral Tablet', 'NIFEDIPINE ER'],
  [
    '24 HR amphetamine aspartate 2.5 MG / amphetamine sulfate 2.5 MG / dextroamphetamine saccharate 2.5 MG / dextroamphetamine sulfate 2.5 MG Extended Release Oral Capsule',
    'DEXTROAMPHETAMINE-AMPHET ER',
  ],
  ['0.3 ML epinephrine 1 MG/ML Auto-Injector', 'EPINEPHRINE'],
  ['0.15 ML epinephrine 0.55 MG/ML Auto-Injector', 'EPINEPHRINE'],
  ['NDA020800 0.3 ML epinephrine 1 MG/ML Auto-Injector', 'EPINEPHRINE'],
  ['epinephrine 0.1 MG/ML Injection', 'none'],
  ['30 ML epinephrine 1 MG/ML Injectable Solution', 'none'],
  ['0.15 ML epinephrine 10 MG/ML Prefilled Syringe', 'none'],
  ['pramipexole dihydrochloride 0.125 MG Oral Tablet', 'PRAMIPEXOLE DIHYDROCHLORIDE'],
  ['phenytoin sodium 100 MG Extended Release Oral Capsule', 'PHENYTOIN SODIUM EXTENDED'],
  ['moxifloxacin 5 MG/ML Ophthalmic Solution', 'MOXIFLOXACIN'],
  ['moxifloxacin 400 MG Oral Tablet', 'MOXIFLOXACIN HCL'],
  ['azathioprine 75 MG Oral Tablet', 'none'],
  ['trazodone hydrochloride 300 MG Oral Tablet', 'none'],
  ['sertraline 150 MG Oral Capsule', 'none'],
  ['sildenafil 20 MG Oral Tablet', 'none'],
  ['lactulose 667 MG/ML Oral Solution', 'none'],
  ['diclofenac sodium 0.03 MG/MG Topical Gel', 'none'],
  ['dexamethasone 0.1 MG/ML Oral Solution', 'none'],
  ['methadone hydrochloride 2 MG/ML Oral Solution', 'none'],
  ['brimonidine tartrate 0.25 MG/ML Ophthalmic Solution', 'none'],
  ['methylprednisolone 32 MG Oral Tablet', 'none'],
  ['prednisone 1 MG/ML Oral Solution', 'none'],
  ['ceftazidime 1000 MG Injection', 'none'],
  ['abiraterone acetate 250 MG Oral Tablet', 'none'],
  ['12 HR dalfampridine 10 MG Extended Release Oral Tablet', 'none'],
  ['fingolimod 0.5 MG Oral Capsule', 'none'],
  ['lurasidone hydrochloride 40 MG Oral Tablet', 'none'],
  ['trientine hydrochloride 250 MG Oral Capsule', 'none'],
];

test.each(GENERICS)('%s has the line %s, and neither a mixture with it nor a brand of it has', (name, line) => {
  expect(chosenFor(name)).toBe(line);
  expect(chosenFor(`aspirin 81 MG / ${name}`)).toBe('never looked at');
  expect(chosenFor(`${name} [Brand]`)).toBe('never looked at');
});

/** A brand is told by its name at the end; the same drug of another brand, or of none, is not meant. */
const BRANDS: [name: string, line: string][] = [
  ['0.75 ML paliperidone palmitate 156 MG/ML Prefilled Syringe [Invega]', 'INVEGA SUSTENNA'],
  ['1.32 ML paliperidone palmitate 312 MG/ML Prefilled Syringe [Invega]', 'INVEGA TRINZA'],
  ['3.5 ML paliperidone palmitate 312 MG/ML Prefilled Syringe [Invega]', 'INVEGA HAFYERA'],
  ['0.4 ML adalimumab 100 MG/ML Auto-Injector [Humira]', 'HUMIRA(CF) PEN'],
  ['0.2 ML adalimumab 100 MG/ML Prefilled Syringe [Humira]', 'HUMIRA(CF)'],
  ['0.8 ML adalimumab 50 MG/ML Auto-Injector [Humira]', 'HUMIRA PEN'],
  ['0.8 ML adalimumab 50 MG/ML Prefilled Syringe [Humira]', 'HUMIRA'],
  ['Microencapsulated potassium chloride 10 MEQ Extended Release Oral Tablet [Klor-Con]', 'KLOR-CON M10'],
  ['Microencapsulated potassium chloride 15 MEQ Extended Release Oral Tablet [Klor-Con]', 'KLOR-CON M15'],
  ['Microencapsulated potassium chloride 20 MEQ Extended Release Oral Tablet [Klor-Con]', 'KLOR-CON M20'],
  ['potassium chloride 10 MEQ Extended Release Oral Tablet [Klor-Con]', 'KLOR-CON 10'],
  ['potassium chloride 8 MEQ Extended Release Oral Tablet [Klor-Con]', 'KLOR-CON 8'],
  ['0.5 UNT Doses 3 ML insulin lispro 100 UNT/ML Pen Injector [Humalog]', 'HUMALOG JUNIOR KWIKPEN'],
  ['1.5 ML insulin glargine 300 UNT/ML Pen Injector [Toujeo]', 'TOUJEO SOLOSTAR'],
  ['3 ML insulin glargine 300 UNT/ML Pen Injector [Toujeo]', 'TOUJEO MAX SOLOSTAR'],
  ['cyclosporine 0.5 MG/ML Ophthalmic Suspension [Restasis]', 'RESTASIS MULTIDOSE'],
];

test.each(BRANDS)('%s has the line %s, and nothing that only holds its name has', (name, line) => {
  expect(chosenFor(name)).toBe(line);
  expect(chosenFor(`aspirin 81 MG / ${name}`)).toBe('never looked at');
  expect(chosenFor(`${name} Pack`)).not.toBe(line);
});

const HUMAN = 'insulin, regular, human 30 UNT/ML';

test.each([
  [`3 ML insulin isophane, human 70 UNT/ML / ${HUMAN} Pen Injector [Humulin]`, 'HUMULIN 70/30 KWIKPEN'],
  [`insulin isophane, human 70 UNT/ML / ${HUMAN} Injectable Suspension [Humulin]`, 'HUMULIN 70-30'],
  [`3 ML insulin isophane, human 70 UNT/ML / ${HUMAN} Pen Injector [Novolin]`, 'NOVOLIN 70-30 FLEXPEN'],
  [`insulin isophane, human 70 UNT/ML / ${HUMAN} Injectable Suspension [Novolin]`, 'NOVOLIN 70-30'],
  ['3 ML insulin, regular, human 500 UNT/ML Pen Injector [Humulin R]', 'HUMULIN R U-500 KWIKPEN'],
  ['insulin, regular, human 500 UNT/ML Injectable Solution [Humulin R]', 'HUMULIN R U-500'],
  ['3 ML insulin glargine 100 UNT/ML / lixisenatide 0.033 MG/ML Pen Injector [Soliqua]', 'SOLIQUA 100-33'],
  [
    '0.5 ML Bordetella pertussis filamentous hemagglutinin vaccine 0.016 MG/ML Prefilled Syringe [Boostrix]',
    'BOOSTRIX TDAP',
  ],
  ['0.5 ML Bordetella pertussis filamentous hemagglutinin vaccine 0.01 MG/ML Injection [Adacel]', 'ADACEL TDAP'],
  ['3 ML insulin glargine 300 UNT/ML Pen Injector', 'none'],
  ['3 ML insulin glargine-yfgn 100 UNT/ML Pen Injector', 'INSULIN GLARGINE-YFGN'],
  ['insulin glargine-yfgn 100 UNT/ML Injectable Solution', 'INSULIN GLARGINE-YFGN'],
  ['fluticasone propionate 0.1 MG/ACTUAT / salmeterol 0.05 MG/ACTUAT Dry Powder Inhaler', 'none'],
  [
    'amphetamine aspartate 2.5 MG / amphetamine sulfate 2.5 MG / dextroamphetamine saccharate 2.5 MG / dextroamphetamine sulfate 2.5 MG Oral Tablet',
    'DEXTROAMPHETAMINE-AMPHETAMINE',
  ],
  ['tadalafil 20 MG Oral Tablet [Alyq]', 'none'],
  ['tadalafil 2.5 MG Oral Tablet', 'none'],
  ['lipase 3000 UNT / amylase 15000 UNT / protease 9500 UNT Delayed Release Oral Capsule [Creon]', 'none'],
  ['lipase 5000 UNT / amylase 24000 UNT / protease 17000 UNT Delayed Release Oral Capsule [Zenpep]', 'none'],
  ['levothyroxine sodium 0.1 MG Oral Tablet [Unithroid]', 'none'],
  ['24 HR nitroglycerin 0.2 MG/HR Transdermal System [Nitro-Dur]', 'none'],
  ['tiopronin 100 MG Oral Tablet [Thiola]', 'none'],
])('%s has the line %s, and another brand of it has not', (name, line) => {
  expect(chosenFor(name)).toBe(line);
  expect(chosenFor(`${name} [Brand]`)).toBe('never looked at');
});

test.each([
  'nitrofurantoin, macrocrystals 25 MG / nitrofurantoin, monohydrate 75 MG Oral Capsule',
  '1 ML haloperidol decanoate 100 MG/ML Injection',
  'haloperidol decanoate 100 MG/ML Injectable Solution',
  'haloperidol decanoate 50 MG/ML Injectable Solution',
])('%s has a line of its own', (name) => {
  expect(reviewedLineOf(name)?.line).toMatch(/^(?:NITROFURANTOIN MONO-MACRO|HALOPERIDOL DECANOATE)\|/);
});

test.each([
  'clindamycin 10 MG/ML Topical Lotion',
  'clindamycin 20 MG/G Vaginal Cream [Cleocin]',
  '24 HR bupropion hydrochloride 450 MG Extended Release Oral Tablet',
  'temazepam 22.5 MG Oral Capsule',
  'diclofenac potassium 25 MG Oral Capsule',
  'medroxyprogesterone acetate 2.5 MG Oral Tablet',
  '1 ML medroxyprogesterone acetate 150 MG/ML Prefilled Syringe',
  'risedronate sodium 35 MG Oral Tablet',
  '1 ML epoetin alfa 10000 UNT/ML Injection [Procrit]',
  '1 ML epoetin alfa-epbx 2000 UNT/ML Injection [Retacrit]',
  '0.2 ML adalimumab 100 MG/ML Prefilled Syringe Pack [Humira]',
  '{20 (nirmatrelvir 150 MG Oral Tablet) / 10 (ritonavir 100 MG Oral Tablet) } Pack [Paxlovid]',
])('what a claim costs says nothing of %s', (name) => {
  expect(chosenFor(name)).toBe('none');
});

test.each([
  ['another strength, of the one that nobody knows a price of', 'bupropion hydrochloride 150 MG Oral Tablet'],
  ['a mixture', 'lidocaine 10 MG / clindamycin 10 MG/ML Topical Lotion'],
  ['another strength', 'temazepam 15 MG Oral Capsule'],
  ['another salt', 'diclofenac sodium 75 MG Oral Tablet'],
  ['a brand that has a line', 'risedronate sodium 35 MG Oral Tablet [Actonel]'],
  ['a strength that is no part of the pooled line', 'lipase 24000 UNT / amylase 120000 UNT Oral Capsule [Creon]'],
  ['tablets, which the line is of', 'levothyroxine sodium 0.1 MG Oral Tablet'],
  ['the weaker eye drops', 'dexamethasone 1 MG/ML Oral Solution'],
  ['the concentrate', 'methadone hydrochloride 10 MG/ML Oral Solution'],
  ['another kind of capsule', 'fenofibrate 145 MG Oral Capsule'],
  ['a tablet that melts', 'sildenafil 10 MG/ML Oral Suspension'],
])('nobody had to look at %s', (_story, name) => {
  expect(chosenFor(name)).toBe('never looked at');
});

test('a star in the brand column points to a footnote and is no part of the name', () => {
  const line: PriceLine = {
    brandName: 'ALBUTEROL SULFATE *',
    genericName: 'ALBUTEROL SULFATE',
    unitCost: 1,
    dataYear: 2023,
    claims: null,
    sourceLine: 2,
  };
  expect(lineNameOf(line)).toBe('ALBUTEROL SULFATE|ALBUTEROL SULFATE');
});
