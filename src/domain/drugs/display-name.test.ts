import { expect, test } from 'vitest';
import { choiceKey } from './choice-key.ts';
import { displayName } from './display-name.ts';

const named = (name: string, brandName: string | null = null) => ({ name, genericName: '', brandName, doseForm: '' });

// Real names of RxNorm, each of another shape.
test.each([
  [
    '0.25 MG, 0.5 MG Dose 3 ML semaglutide 0.68 MG/ML Pen Injector [Ozempic]',
    'Ozempic 0.25 mg or 0.5 mg dose pen (3 mL)',
  ],
  [
    '0.25 MG, 0.5 MG Dose 1.5 ML semaglutide 1.34 MG/ML Pen Injector [Ozempic]',
    'Ozempic 0.25 mg or 0.5 mg dose pen (1.5 mL)',
  ],
  ['3 ML semaglutide 1.34 MG/ML Pen Injector [Ozempic]', 'Ozempic 1.34 mg/mL pen (3 mL)'],
  ['3 ML semaglutide 2.68 MG/ML Pen Injector [Ozempic]', 'Ozempic 2.68 mg/mL pen (3 mL)'],
  ['3 ML insulin glargine 100 UNT/ML Pen Injector [Lantus]', 'Lantus 100 units/mL pen'],
  ['insulin glargine 100 UNT/ML Injectable Solution [Lantus]', 'Lantus 100 units/mL vial'],
  ['1.5 ML insulin glargine 300 UNT/ML Pen Injector [Toujeo]', 'Toujeo 300 units/mL pen (1.5 mL)'],
  ['3 ML insulin glargine 300 UNT/ML Pen Injector [Toujeo]', 'Toujeo 300 units/mL pen'],
  ['3 ML insulin lispro 100 UNT/ML Cartridge [Humalog]', 'Humalog 100 units/mL cartridge'],
  [
    'insulin lispro 25 UNT/ML / insulin lispro protamine, human 75 UNT/ML Injectable Suspension [Humalog Mix]',
    'Humalog Mix 75/25 vial',
  ],
  [
    'insulin isophane, human 70 UNT/ML / insulin, regular, human 30 UNT/ML Injectable Suspension [Humulin]',
    'Humulin 70/30 vial',
  ],
  ['0.8 ML adalimumab 50 MG/ML Prefilled Syringe [Humira]', 'Humira 40 mg/0.8 mL syringe'],
  ['0.8 ML adalimumab 50 MG/ML Auto-Injector [Humira]', 'Humira 40 mg/0.8 mL pen'],
  ['0.4 ML adalimumab 100 MG/ML Prefilled Syringe [Humira]', 'Humira 40 mg/0.4 mL syringe'],
  [
    '60 ACTUAT fluticasone propionate 0.1 MG/ACTUAT / salmeterol 0.05 MG/ACTUAT Dry Powder Inhaler [Wixela]',
    'Wixela 100 mcg / 50 mcg powder inhaler (60 puffs)',
  ],
  [
    '30 ACTUAT fluticasone furoate 0.1 MG/ACTUAT / umeclidinium 0.0625 MG/ACTUAT / vilanterol 0.025 MG/ACTUAT Dry Powder Inhaler [Trelegy]',
    'Trelegy 100 mcg / 62.5 mcg / 25 mcg powder inhaler (30 puffs)',
  ],
  ['60 ACTUAT tiotropium 0.0025 MG/ACTUAT Inhalation Spray [Spiriva]', 'Spiriva 2.5 mcg mist inhaler (60 puffs)'],
  ['latanoprost 0.05 MG/ML Ophthalmic Solution', 'latanoprost 0.005% eye drops'],
  ['168 HR estradiol 0.00208 MG/HR Transdermal System', 'estradiol 0.05 mg/day weekly patch'],
  ['84 HR estradiol 0.00156 MG/HR Transdermal System', 'estradiol 0.0375 mg/day twice-weekly patch'],
  ['0.4 ML enoxaparin sodium 100 MG/ML Prefilled Syringe', 'enoxaparin 40 mg/0.4 mL syringe'],
  ['enoxaparin sodium 100 MG/ML Injectable Solution', 'enoxaparin 100 mg/mL vial'],
  ['24 HR metformin hydrochloride 500 MG Extended Release Oral Tablet', 'metformin ER 500 mg tablet'],
  ['Osmotic 24 HR metformin hydrochloride 500 MG Extended Release Oral Tablet', 'metformin ER 500 mg osmotic tablet'],
  [
    'Modified 24 HR metformin hydrochloride 500 MG Extended Release Oral Tablet',
    'metformin ER 500 mg modified-release tablet',
  ],
  ['metformin hydrochloride 1000 MG Oral Tablet', 'metformin 1000 mg tablet'],
  ['apixaban 2.5 MG Oral Tablet [Eliquis]', 'Eliquis 2.5 mg tablet'],
  [
    '0.5 ML varicella zoster virus glycoprotein E, recombinant 0.1 MG/ML Injection [Shingrix]',
    'Shingrix 50 mcg/0.5 mL injection',
  ],
  [
    '0.5 ML Bordetella pertussis filamentous hemagglutinin vaccine, inactivated 0.016 MG/ML / Bordetella pertussis pertactin vaccine, inactivated 0.005 MG/ML / Bordetella pertussis toxoid vaccine, inactivated 0.016 MG/ML / diphtheria toxoid vaccine, inactivated 5 UNT/ML / tetanus toxoid vaccine, inactivated 10 UNT/ML Prefilled Syringe [Boostrix]',
    'Boostrix syringe (0.5 mL)',
  ],
  ['buprenorphine 8 MG / naloxone 2 MG Sublingual Film', 'buprenorphine / naloxone 8 mg / 2 mg sublingual film'],
  ['buprenorphine 8 MG Sublingual Tablet', 'buprenorphine 8 mg sublingual tablet'],
  ['72 HR fentanyl 0.025 MG/HR Transdermal System', 'fentanyl 25 mcg/hour patch'],
  ['24 HR rivastigmine 0.192 MG/HR Transdermal System', 'rivastigmine 4.6 mg/day patch'],
  ['24 HR nitroglycerin 0.6 MG/HR Transdermal System', 'nitroglycerin 0.6 mg/hour patch'],
  ['lidocaine 0.05 MG/MG Medicated Patch', 'lidocaine 5% medicated patch'],
  ['72 HR scopolamine 0.0139 MG/HR Transdermal System', 'scopolamine 1 mg/3 days patch'],
  ['9 HR methylphenidate 1.11 MG/HR Transdermal System', 'methylphenidate 10 mg/9 hours patch'],
  [
    'hydrochlorothiazide 12.5 MG / losartan potassium 100 MG Oral Tablet',
    'hydrochlorothiazide / losartan 12.5 mg / 100 mg tablet',
  ],
  ['levothyroxine sodium 0.025 MG Oral Tablet [Synthroid]', 'Synthroid 25 mcg tablet'],
  ['0.4 ML cyclosporine 0.5 MG/ML Ophthalmic Suspension [Restasis]', 'Restasis 0.05% eye drops (suspension, 0.4 mL)'],
  ['24 HR metoprolol succinate 25 MG Extended Release Oral Tablet', 'metoprolol succinate ER 25 mg tablet'],
  ['metoprolol tartrate 25 MG Oral Tablet', 'metoprolol tartrate 25 mg tablet'],
  ['12 HR bupropion hydrochloride 150 MG Extended Release Oral Tablet', 'bupropion ER 12-hour 150 mg tablet'],
  ['24 HR bupropion hydrochloride 150 MG Extended Release Oral Tablet', 'bupropion ER 24-hour 150 mg tablet'],
  ['diclofenac potassium 50 MG Oral Tablet', 'diclofenac potassium 50 mg tablet'],
  ['potassium chloride 20 MEQ Extended Release Oral Tablet', 'potassium chloride ER 20 mEq tablet'],
  [
    'amphetamine aspartate 2.5 MG / amphetamine sulfate 2.5 MG / dextroamphetamine saccharate 2.5 MG / dextroamphetamine sulfate 2.5 MG Oral Tablet',
    'amphetamine / dextroamphetamine 10 mg tablet',
  ],
  ['patiromer 8400 MG Powder for Oral Suspension [Veltassa]', 'Veltassa 8.4 g powder for suspension'],
  ['60 ACTUAT exenatide 0.005 MG/ACTUAT Pen Injector [Byetta]', 'Byetta 5 mcg dose pen (60 doses)'],
  ['0.5 ML dulaglutide 1.5 MG/ML Auto-Injector [Trulicity]', 'Trulicity 0.75 mg/0.5 mL pen'],
  ['1 ML denosumab 60 MG/ML Prefilled Syringe [Prolia]', 'Prolia 60 mg/mL syringe'],
  ['1 ML darbepoetin alfa 0.06 MG/ML Injection [Aranesp]', 'Aranesp 60 mcg/mL injection'],
  ['60 ACTUAT testosterone 12.5 MG/ACTUAT Topical Gel', 'testosterone 12.5 mg gel (60 pumps)'],
  ['1000 MG estradiol 0.001 MG/MG Topical Gel [Divigel]', 'Divigel 0.1% gel (1000 mg)'],
  [
    '{21 (ethinyl estradiol 0.02 MG / levonorgestrel 0.1 MG Oral Tablet) / 7 (inert ingredients 1 MG Oral Tablet) } Pack [Lutera 28 Day]',
    'Lutera 28 Day pack (21 tablets of 0.02 mg / 0.1 mg, 7 inactive tablets)',
  ],
  [
    '{14 (estrogens, conjugated (USP) 0.625 MG / medroxyprogesterone acetate 5 MG Oral Tablet) / 14 (estrogens, conjugated (USP) 0.625 MG Oral Tablet) } Pack [Premphase 28 Day]',
    'Premphase 28 Day pack (14 tablets of conjugated estrogens / medroxyprogesterone 0.625 mg / 5 mg, 14 tablets of conjugated estrogens 0.625 mg)',
  ],
  [
    '{21 (ethinyl estradiol 0.02 MG / norethindrone acetate 1 MG Oral Tablet) / 7 (ferrous fumarate 75 MG Oral Tablet) } Pack [Junel Fe 1/20 28 Day]',
    'Junel Fe 1/20 28 Day pack (21 tablets of 0.02 mg / 1 mg, 7 tablets of ferrous fumarate 75 mg)',
  ],
  ['{4 (risedronate sodium 35 MG Oral Tablet) } Pack', 'risedronate pack (4 tablets of 35 mg)'],
  ['{4 (risedronate sodium 35 MG Delayed Release Oral Tablet) } Pack', 'risedronate pack (4 DR tablets of 35 mg)'],
  [
    '{1 (0.1 ML) (diazepam 50 MG/ML Nasal Spray [Valtoco]) } Pack [Valtoco 5 MG Dose Kit]',
    'Valtoco 5 mg Dose Kit (1 nasal spray of 50 mg/mL (0.1 mL))',
  ],
  ['pantoprazole 40 MG Delayed Release Oral Tablet', 'pantoprazole DR 40 mg tablet'],
  ['dimethyl fumarate 120 MG Delayed Release Oral Capsule', 'dimethyl fumarate DR 120 mg capsule'],
  ['linaclotide 0.145 MG Oral Capsule [Linzess]', 'Linzess 145 mcg capsule'],
  ['mupirocin 0.02 MG/MG Topical Ointment', 'mupirocin 2% ointment'],
  ['mesalamine 66.7 MG/ML Enema', 'mesalamine 66.7 mg/mL enema'],
  ['ondansetron 4 MG Disintegrating Oral Tablet', 'ondansetron 4 mg disintegrating tablet'],
  ['estrogens, conjugated (USP) 0.625 MG/ML Vaginal Cream [Premarin]', 'Premarin 0.0625% vaginal cream'],
  ['naloxone hydrochloride 40 MG/ML Nasal Spray', 'naloxone 40 mg/mL nasal spray'],
  ['NDA019430 0.3 ML epinephrine 1 MG/ML Auto-Injector', 'epinephrine 0.3 mg/0.3 mL pen'],
  [
    'amylase 120000 UNT / lipase 24000 UNT / protease 76000 UNT Delayed Release Oral Capsule [Creon]',
    'Creon DR 120,000 units / 24,000 units / 76,000 units capsule',
  ],
  ['carbidopa 25 MG / levodopa 100 MG Oral Tablet', 'carbidopa / levodopa 25 mg / 100 mg tablet'],
  ['90 DAY estradiol 0.000313 MG/HR Vaginal System [Estring]', 'Estring 0.0075 mg/day vaginal ring'],
  [
    '21 DAY ethinyl estradiol 0.000625 MG/HR / etonogestrel 0.005 MG/HR Vaginal System [EluRyng]',
    'EluRyng 0.015 mg/day / 0.12 mg/day vaginal ring',
  ],
  ['fluticasone propionate 0.05 MG/ACTUAT Metered Dose Nasal Spray', 'fluticasone propionate 50 mcg nasal spray'],
  ['empagliflozin 5 MG / metformin hydrochloride 500 MG Oral Tablet [Synjardy]', 'Synjardy 5 mg / 500 mg tablet'],
  ['certolizumab pegol 200 MG Injection [Cimzia]', 'Cimzia 200 mg injection'],
  ['1 ML certolizumab pegol 200 MG/ML Prefilled Syringe [Cimzia]', 'Cimzia 200 mg/mL syringe'],
  ['calcitriol 0.00025 MG Oral Capsule', 'calcitriol 0.25 mcg capsule'],
  ['clonidine hydrochloride 0.1 MG Oral Tablet', 'clonidine 0.1 mg tablet'],
  ['168 HR buprenorphine 0.005 MG/HR Transdermal System [BuTrans]', 'BuTrans 5 mcg/hour weekly patch'],
  ['lithium carbonate 300 MG Oral Capsule', 'lithium carbonate 300 mg capsule'],
  ['ferrous fumarate 75 MG Oral Capsule', 'ferrous fumarate 75 mg capsule'],
  ['budesonide 0.25 MG/ML Inhalation Suspension', 'budesonide 0.25 mg/mL nebulizer suspension'],
  [
    'ciprofloxacin 3 MG/ML / dexamethasone 1 MG/ML Otic Suspension',
    'ciprofloxacin / dexamethasone 0.3% / 0.1% ear drops (suspension)',
  ],
  ['insulin, regular, human 100 UNT/ML Injectable Solution [Humulin R]', 'Humulin R 100 units/mL vial'],
  ['insulin, regular, human 500 UNT/ML Injectable Solution [Humulin R]', 'Humulin R 500 units/mL vial'],
  ['vitamin B12 1 MG/ML Injectable Solution', 'vitamin B12 1 mg/mL vial'],
  ['naproxen sodium 550 MG Oral Tablet', 'naproxen sodium 550 mg tablet'],
  ['tacrolimus 0.0003 MG/MG Topical Ointment', 'tacrolimus 0.03% ointment'],
  [
    'Atrial Fibrillation sotalol hydrochloride 120 MG Oral Tablet [Betapace]',
    'Betapace 120 mg atrial fibrillation tablet',
  ],
  [
    'Atrial Fibrillation sotalol hydrochloride 160 MG Oral Tablet [Betapace]',
    'Betapace 160 mg atrial fibrillation tablet',
  ],
  ['potassium chloride 10 MEQ Extended Release Oral Tablet [Klor-Con]', 'Klor-Con ER 10 mEq tablet'],
  ['potassium chloride 8 MEQ Extended Release Oral Tablet [Klor-Con]', 'Klor-Con ER 8 mEq tablet'],
  ['hydrocortisone 25 MG/ML Topical Cream', 'hydrocortisone 2.5% cream'],
  ['1.5 ML leuprolide acetate 30 MG/ML Prefilled Syringe [Lupron]', 'Lupron 45 mg/1.5 mL syringe'],
  ['1 ML leuprolide acetate 3.75 MG/ML Prefilled Syringe [Lupron]', 'Lupron 3.75 mg/mL syringe'],
  ['1 ML leuprolide acetate 7.5 MG/ML Prefilled Syringe [Lupron]', 'Lupron 7.5 mg/mL syringe'],
  ['200 ACTUAT albuterol 0.09 MG/ACTUAT Metered Dose Inhaler', 'albuterol 90 mcg inhaler (200 puffs)'],
  ['Albuterol 0.09 MG/ACTUAT Metered Dose Inhaler', 'albuterol 90 mcg inhaler'],
  ['168 HR estradiol 0.00104 MG/HR Transdermal System', 'estradiol 0.025 mg/day weekly patch'],
  ['amoxicillin 80 MG/ML Oral Suspension', 'amoxicillin 400 mg/5 mL oral suspension'],
  ['3 ML albuterol 0.417 MG/ML Inhalation Solution', 'albuterol 1.25 mg/3 mL nebulizer solution'],
  [
    '60 ACTUAT fluticasone propionate 0.5 MG/ACTUAT / salmeterol 0.05 MG/ACTUAT Dry Powder Inhaler [Wixela]',
    'Wixela 500 mcg / 50 mcg powder inhaler (60 puffs)',
  ],
  ['0.5 UNT Doses 3 ML insulin lispro 100 UNT/ML Pen Injector', 'insulin lispro 100 units/mL half-unit pen'],
  ['losartan potassium 50 MG Oral Tablet [Cozaar]', 'Cozaar 50 mg tablet'],
  ['Preservative-Free latanoprost 0.05 MG/ML Ophthalmic Solution', 'latanoprost 0.005% preservative-free eye drops'],
  [
    'short ragweed pollen extract 12 Amb a 1-U Sublingual Tablet',
    'short ragweed pollen extract 12 Amb a 1-U sublingual tablet',
  ],
])('%s is %s', (name, words) => {
  expect(displayName(named(name))).toBe(words);
});

/** Strengths at the limits of how labels count: a unit or a point that is wrong here is a wrong dose. */
test.each([
  ['levothyroxine sodium 1.5 MG Oral Tablet', '1500 mcg tablet'],
  ['levothyroxine sodium 2 MG Oral Tablet', '2 mg tablet'],
  ['dofetilide 0.125 MG Oral Capsule', '125 mcg capsule'],
  ['patiromer 1000 MG Powder for Oral Suspension', '1 g powder for suspension'],
  ['patiromer 999 MG Powder for Oral Suspension', '999 mg powder for suspension'],
  ['amoxicillin 80 MG/ML Oral Solution', '80 mg/mL oral solution'],
  ['fluticasone 1 MG/ACTUAT Metered Dose Inhaler', '1 mg inhaler'],
  ['fluticasone 0.5 MG/ACTUAT Metered Dose Inhaler', '500 mcg inhaler'],
  ['1 ML darbepoetin alfa 1 MG/ML Injection', '1 mg/mL injection'],
  ['1 ML octreotide 0.5 MG/ML Injection', '500 mcg/mL injection'],
  ['1 ML morphine 0.5 MG/ML Injection', '0.5 mg/mL injection'],
  ['1 ML fentanyl 0.05 MG/ML Injection', '50 mcg/mL injection'],
  ['1 ML fentanyl 0.1 MG/ML Injection', '0.1 mg/mL injection'],
  ['24 HR nicotine 0.875 MG/HR Transdermal System', '21 mg/day patch'],
  ['clonidine 0.00417 MG/HR Transdermal System', '0.1 mg/day patch'],
  ['168 HR clonidine 0.00417 MG/HR Transdermal System', '0.1 mg/day weekly patch'],
  ['pancrelipase 100 UNT/MG Oral Powder', '100 units/mg powder'],
  ['urea 0.4 ML/ML Topical Lotion', '40% lotion'],
  ['ethanol 70 % Injectable Solution', '70% vial'],
  ['heparin 1000000 UNT/ML Injectable Solution', '1,000,000 units/mL vial'],
  ['heparin 10000 UNT/ML Injectable Solution', '10,000 units/mL vial'],
  ['heparin 1000 UNT/ML Injectable Solution', '1000 units/mL vial'],
  ['5 ML iron sucrose 20 MG/ML / ascorbate 3 MG/MG Injection', '20 mg/mL / 3 mg/mg injection (5 mL)'],
  ['3 ML insulin glargine 100 UNT/ML / lixisenatide 0.033 MG/ML Pen Injector', '100 units/mL / 0.033 mg/mL pen (3 mL)'],
  ['0.65 ML exenatide 3.08 MG/ML Auto-Injector', '2 mg/0.65 mL pen'],
  ['0.05 ML aflibercept 40 MG/ML Injection', '2 mg/0.05 mL injection'],
  ['1.14 ML sarilumab 175 MG/ML Auto-Injector', '200 mg/1.14 mL pen'],
  ['2.5 ML ipratropium 0.2 MG/ML Inhalation Solution', '0.5 mg/2.5 mL nebulizer solution'],
  ['10 MG, 12.5 MG Dose 3 ML semaglutide 0.68 MG/ML Prefilled Syringe', '10 mg or 12.5 mg dose syringe (3 mL)'],
])('%s ends with %s', (name, ending) => {
  const shown = displayName(named(name));
  expect(shown.slice(shown.search(/(?<=^\D*)\d/))).toBe(ending);
});

test('a brand that only a list of its own tells stands first too', () => {
  expect(displayName(named('abacavir 20 MG/ML Oral Solution', 'ZIAGEN'))).toBe('ZIAGEN 20 mg/mL oral solution');
});

test('what RxNorm has not written stays as it is', () => {
  expect(displayName(named('ONDANSETRON ODT'))).toBe('ONDANSETRON ODT');
});

test('a form that is new keeps its own words', () => {
  expect(displayName(named('oldamide 5 MG Nasal Ring'))).toBe('oldamide 5 mg nasal ring');
});

test('what differs only by its maker is one choice, and what differs in strength or form is not', () => {
  const key = (name: string) => choiceKey(named(name));
  expect(key('NDA019430 0.3 ML epinephrine 1 MG/ML Auto-Injector')).toBe(
    key('NDA020800 0.3 ML epinephrine 1 MG/ML Auto-Injector'),
  );
  expect(key('apixaban 5 MG Oral Tablet')).not.toBe(key('apixaban 2.5 MG Oral Tablet'));
  expect(key('apixaban 5 MG Oral Tablet')).not.toBe(key('apixaban 5 MG Oral Tablet [Eliquis]'));
  expect(key('24 HR metformin hydrochloride 500 MG Extended Release Oral Tablet')).not.toBe(
    key('metformin hydrochloride 500 MG Oral Tablet'),
  );
});
