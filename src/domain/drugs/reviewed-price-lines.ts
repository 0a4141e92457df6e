import type { ReviewedLine, SaltForms } from './reviewed-prices.ts';

const SAME_UNDER_TWO_LABELS = 'two labels of one drug; the line with more claims is taken';
const TWO_PRODUCTS = 'the line pools products that differ more than fivefold in price, and this is not the usual one';

/** The first that fits holds. @source names of RxNorm; labels of First Databank; prices by NADAC */
export const LINES: readonly ReviewedLine[] = [
  // Brands of RxNorm that stand for several brands of the label.
  {
    name: /^(?:0\.25|0\.5|0\.75|1|1\.5) ML paliperidone .*156 MG.*\[Invega\]$/,
    line: 'INVEGA SUSTENNA|PALIPERIDONE PALMITATE',
    why: 'the monthly injection, 156 mg a mL, is Sustenna',
  },
  {
    name: /^(?:0\.88|1\.32|1\.75|2\.63) ML paliperidone .*\[Invega\]$/,
    line: 'INVEGA TRINZA|PALIPERIDONE PALMITATE',
    why: 'the injection for three months is Trinza',
  },
  {
    name: /^(?:3\.5|5) ML paliperidone .*\[Invega\]$/,
    line: 'INVEGA HAFYERA|PALIPERIDONE PALMITATE',
    why: 'the injection for six months is Hafyera',
  },
  {
    name: /^0\.[1248] ML adalimumab 100 MG\/ML Auto-Injector \[Humira\]$/,
    line: 'HUMIRA(CF) PEN|ADALIMUMAB',
    why: '100 mg a mL is the citrate-free Humira',
  },
  {
    name: /^0\.[1248] ML adalimumab 100 MG\/ML Prefilled Syringe \[Humira\]$/,
    line: 'HUMIRA(CF)|ADALIMUMAB',
    why: '100 mg a mL is the citrate-free Humira',
  },
  {
    name: /^0\.8 ML adalimumab 50 MG\/ML Auto-Injector \[Humira\]$/,
    line: 'HUMIRA PEN|ADALIMUMAB',
    why: '50 mg a mL is the first Humira',
  },
  {
    name: /^0\.8 ML adalimumab 50 MG\/ML Prefilled Syringe \[Humira\]$/,
    line: 'HUMIRA|ADALIMUMAB',
    why: '50 mg a mL is the first Humira',
  },
  { name: /adalimumab.*Pack/, line: null, why: 'starter packs have lines that no name tells apart' },
  {
    name: /^Microencapsulated potassium chloride 10 MEQ .*\[Klor-Con\]$/,
    line: 'KLOR-CON M10|POTASSIUM CHLORIDE',
    why: 'microencapsulated is Klor-Con M',
  },
  {
    name: /^Microencapsulated potassium chloride 15 MEQ .*\[Klor-Con\]$/,
    line: 'KLOR-CON M15|POTASSIUM CHLORIDE',
    why: 'microencapsulated is Klor-Con M',
  },
  {
    name: /^Microencapsulated potassium chloride 20 MEQ .*\[Klor-Con\]$/,
    line: 'KLOR-CON M20|POTASSIUM CHLORIDE',
    why: 'microencapsulated is Klor-Con M',
  },
  {
    name: /^potassium chloride 10 MEQ Extended Release .*\[Klor-Con\]$/,
    line: 'KLOR-CON 10|POTASSIUM CHLORIDE',
    why: 'the tablet is named after its strength; Klor-Con alone is the powder',
  },
  {
    name: /^potassium chloride 8 MEQ Extended Release .*\[Klor-Con\]$/,
    line: 'KLOR-CON 8|POTASSIUM CHLORIDE',
    why: 'the tablet is named after its strength; Klor-Con alone is the powder',
  },
  {
    name: /^0\.5 UNT Doses 3 ML insulin lispro .*\[Humalog\]$/,
    line: 'HUMALOG JUNIOR KWIKPEN|INSULIN LISPRO',
    why: 'the pen with half units is the Junior',
  },
  {
    name: /insulin isophane, human 70 UNT.*Pen Injector \[Humulin\]$/,
    line: 'HUMULIN 70/30 KWIKPEN|INSULIN NPH HUM/REG INSULIN HM',
    why: 'the mixture 70/30 in the pen',
  },
  {
    name: /insulin isophane, human 70 UNT.*Injectable Suspension \[Humulin\]$/,
    line: 'HUMULIN 70-30|INSULIN NPH HUM/REG INSULIN HM',
    why: 'the mixture 70/30 in the vial',
  },
  {
    name: /insulin isophane, human 70 UNT.*Pen Injector \[Novolin\]$/,
    line: 'NOVOLIN 70-30 FLEXPEN|INSULIN NPH HUM/REG INSULIN HM',
    why: 'the mixture 70/30 in the pen',
  },
  {
    name: /insulin isophane, human 70 UNT.*Injectable Suspension \[Novolin\]$/,
    line: 'NOVOLIN 70-30|INSULIN NPH HUM/REG INSULIN HM',
    why: 'the mixture 70/30 in the vial',
  },
  {
    name: /insulin, regular, human 500 UNT\/ML Pen Injector \[Humulin R\]$/,
    line: 'HUMULIN R U-500 KWIKPEN|INSULIN REGULAR, HUMAN',
    why: '500 units a mL in the pen',
  },
  {
    name: /insulin, regular, human 500 UNT\/ML Injectable Solution \[Humulin R\]$/,
    line: 'HUMULIN R U-500|INSULIN REGULAR, HUMAN',
    why: '500 units a mL in the vial',
  },
  {
    name: /insulin glargine 100 UNT\/ML \/ lixisenatide .*\[Soliqua\]$/,
    line: 'SOLIQUA 100-33|INSULIN GLARGINE/LIXISENATIDE',
    why: 'the only Soliqua: 100 units and 33 micrograms',
  },
  {
    name: /^1\.5 ML insulin glargine 300 UNT\/ML .*\[Toujeo\]$/,
    line: 'TOUJEO SOLOSTAR|INSULIN GLARGINE,HUM.REC.ANLOG',
    why: 'the pen of 1.5 mL',
  },
  {
    name: /^3 ML insulin glargine 300 UNT\/ML .*\[Toujeo\]$/,
    line: 'TOUJEO MAX SOLOSTAR|INSULIN GLARGINE,HUM.REC.ANLOG',
    why: 'the pen of 3 mL is the Max',
  },
  { name: /Bordetella.*\[Boostrix\]$/, line: 'BOOSTRIX TDAP|DIPHTH,PERTUSS(ACELL),TET VAC', why: 'the brand tells it' },
  { name: /Bordetella.*\[Adacel\]$/, line: 'ADACEL TDAP|DIPH,PERTUSS(ACELL),TET VAC/PF', why: 'the brand tells it' },
  {
    name: /nirmatrelvir.*Pack/,
    line: null,
    why: 'in 2023 the government paid for nearly all of it, so that the average is no price',
  },
  // One of several labels or makings of a generic.
  {
    name: /^24 HR diltiazem .* Oral Capsule$/,
    line: 'DILTIAZEM 24HR ER (CD)|DILTIAZEM HCL',
    why: 'four labels of the same capsules, within 15 % of each other; this one has most claims',
  },
  {
    name: /^24 HR diltiazem .* Oral Tablet$/,
    line: 'DILTIAZEM 24HR ER (LA)|DILTIAZEM HCL',
    why: 'tablets of 24 hours are the LA',
  },
  {
    name: /^24 HR glipizide .* Extended Release Oral Tablet$/,
    line: 'GLIPIZIDE ER|GLIPIZIDE',
    why: SAME_UNDER_TWO_LABELS,
  },
  {
    name: /^24 HR paroxetine .* Extended Release Oral Tablet$/,
    line: 'PAROXETINE ER|PAROXETINE HCL',
    why: SAME_UNDER_TWO_LABELS,
  },
  {
    name: /^24 HR venlafaxine .* Oral Capsule$/,
    line: 'VENLAFAXINE HCL ER|VENLAFAXINE HCL',
    why: 'besylate is only in a tablet of 112.5 mg',
  },
  { name: /^24 HR venlafaxine .* Oral Tablet$/, line: null, why: TWO_PRODUCTS },
  {
    name: /^24 HR verapamil hydrochloride (?:120|180|240|360) MG Extended Release Oral Capsule$/,
    line: 'VERAPAMIL SR|VERAPAMIL HCL',
    why: 'capsules of 24 hours are the SR',
  },
  {
    name: /^24 HR verapamil hydrochloride (?:100|200|300) MG Extended Release Oral Capsule$/,
    line: 'VERAPAMIL ER PM|VERAPAMIL HCL',
    why: 'capsules of 100, 200 and 300 mg are those for bedtime',
  },
  {
    name: /^verapamil .* Extended Release Oral Tablet$/,
    line: 'VERAPAMIL ER|VERAPAMIL HCL',
    why: 'tablets are the ER',
  },
  {
    name: /^fenofibrate (?:48|145) MG Oral Tablet$/,
    line: 'FENOFIBRATE|FENOFIBRATE NANOCRYSTALLIZED',
    why: 'tablets of 48 and 145 mg are the nanocrystals',
  },
  {
    name: /^fenofibrate (?:40|54|120|160) MG Oral Tablet$/,
    line: 'FENOFIBRATE|FENOFIBRATE',
    why: 'tablets of 54 and 160 mg are neither nanocrystals nor micronized',
  },
  {
    name: /^fenofibrate (?:43|67|130|134|200) MG Oral Capsule$/,
    line: 'FENOFIBRATE|FENOFIBRATE,MICRONIZED',
    why: 'these capsules are micronized',
  },
  { name: /^mupirocin .* Topical Ointment$/, line: 'MUPIROCIN|MUPIROCIN', why: 'the ointment is mupirocin alone' },
  { name: /^mupirocin .* Topical Cream$/, line: 'MUPIROCIN|MUPIROCIN CALCIUM', why: 'the cream is mupirocin calcium' },
  {
    name: /^nitrofurantoin, macrocrystals 25 MG \/ nitrofurantoin, monohydrate 75 MG/,
    line: 'NITROFURANTOIN MONO-MACRO|NITROFURANTOIN MONOHYD/M-CRYST',
    why: 'both makings together',
  },
  {
    name: /^nitrofurantoin, macrocrystals .* Oral Capsule$/,
    line: 'NITROFURANTOIN|NITROFURANTOIN MACROCRYSTAL',
    why: 'macrocrystals alone',
  },
  {
    name: /^haloperidol decanoate .*100 MG\/ML|haloperidol decanoate 100 MG\/ML/,
    line: 'HALOPERIDOL DECANOATE|HALOPERIDOL DECANOATE',
    why: SAME_UNDER_TWO_LABELS,
  },
  {
    name: /haloperidol decanoate 50 MG\/ML/,
    line: 'HALOPERIDOL DECANOATE|HALOPERIDOL DECANOATE',
    why: 'the other line is of 100 mg a mL alone',
  },
  {
    name: /insulin glargine-yfgn 100 UNT\/ML (?:Injectable Solution|Pen Injector)$/,
    line: 'INSULIN GLARGINE-YFGN|INSULIN GLARGINE-YFGN',
    why: 'the ending names the product',
  },
  {
    name: /^(?:Osmotic )?24 HR nifedipine .* Extended Release Oral Tablet$/,
    line: 'NIFEDIPINE ER|NIFEDIPINE',
    why: 'one label for both kinds of tablets',
  },
  {
    name: /amphetamine aspartate .* dextroamphetamine saccharate .* Oral Tablet$/,
    line: 'DEXTROAMPHETAMINE-AMPHETAMINE|DEXTROAMPHETAMINE/AMPHETAMINE',
    why: 'RxNorm names all four salts of the mixture',
  },
  {
    name: /^24 HR amphetamine aspartate .* dextroamphetamine saccharate .* Oral Capsule$/,
    line: 'DEXTROAMPHETAMINE-AMPHET ER|DEXTROAMPHETAMINE/AMPHETAMINE',
    why: 'RxNorm names all four salts of the mixture',
  },
  {
    name: /^(?:nda\d+ )?0\.(?:15|3) ML epinephrine [\d.]+ MG\/ML Auto-Injector$/i,
    line: 'EPINEPHRINE|EPINEPHRINE',
    why: 'a claim has two units, the two injectors of a box',
  },
  {
    name: /^pramipexole dihydrochloride [\d.]+ MG Oral Tablet$/,
    line: 'PRAMIPEXOLE DIHYDROCHLORIDE|PRAMIPEXOLE DI-HCL',
    why: 'DI-HCL is dihydrochloride',
  },
  {
    name: /^phenytoin sodium .* Extended Release Oral Capsule$/,
    line: 'PHENYTOIN SODIUM EXTENDED|PHENYTOIN SODIUM',
    why: 'the capsules have a line of their own',
  },
  {
    name: /^clindamycin .* (?:Topical|Vaginal)/,
    line: null,
    why: 'gel, lotion, solution, foam and pads are in one line',
  },
  {
    name: /^moxifloxacin .* Ophthalmic Solution$/,
    line: 'MOXIFLOXACIN|MOXIFLOXACIN HCL',
    why: 'a claim has the 3 mL of a bottle of drops',
  },
  {
    name: /^moxifloxacin .* Oral Tablet$/,
    line: 'MOXIFLOXACIN HCL|MOXIFLOXACIN HCL',
    why: 'a claim has the tablets of ten days',
  },
  // Products that a pooled line says nothing of.
  {
    name: /fluticasone propionate .*salmeterol .* Dry Powder Inhaler$/,
    line: null,
    why: 'inhalers billed by the dose (60) and as one each are in one line',
  },
  { name: /^24 HR bupropion hydrochloride 450 MG/, line: null, why: TWO_PRODUCTS },
  { name: /^temazepam 22\.5 MG/, line: null, why: TWO_PRODUCTS },
  { name: /^azathioprine (?:75|100) MG Oral Tablet$/i, line: null, why: TWO_PRODUCTS },
  { name: /^trazodone hydrochloride 300 MG Oral Tablet$/, line: null, why: TWO_PRODUCTS },
  { name: /^sertraline .* Oral Capsule$/, line: null, why: TWO_PRODUCTS },
  {
    name: /tadalafil [\d.]+ MG Oral Tablet$/,
    line: null,
    why: 'the tablets for the lung, much dearer, are in one line with the others',
  },
  {
    name: /^sildenafil .* Oral Tablet$/,
    line: null,
    why: 'the suspension, much dearer, is in one line with the tablets',
  },
  {
    name: /^lactulose .* Oral Solution$/,
    line: null,
    why: 'packets of crystals, much dearer, are in one line with the solution',
  },
  { name: /^diclofenac sodium 0\.03 MG\/MG Topical Gel$/, line: null, why: TWO_PRODUCTS },
  { name: /^diclofenac potassium 25 MG/, line: null, why: TWO_PRODUCTS },
  { name: /^dexamethasone 0\.1 MG\/ML Oral Solution$/, line: null, why: 'Intensol is the concentrate of 1 mg a mL' },
  {
    name: /^methadone hydrochloride [12] MG\/ML Oral Solution$/,
    line: null,
    why: 'Intensol is the concentrate of 10 mg a mL',
  },
  {
    name: /^medroxyprogesterone acetate .* (?:Oral Tablet|Inject|Syringe)/,
    line: null,
    why: 'tablets and syringes are in one line',
  },
  {
    name: /^brimonidine tartrate .* Ophthalmic Solution$/,
    line: null,
    why: 'the strengths differ twentyfold in price',
  },
  {
    name: /^risedronate sodium (?:5|30|35|75|150) MG Oral Tablet$/,
    line: null,
    why: 'the tablets for a day, a week and a month are in one line',
  },
];

/** RxNorm names no salt here, and two lines differ in it. @source labels of the FDA */
export const SALT_FORMS: readonly SaltForms[] = [
  { line: 'PROCHLORPERAZINE MALEATE|PROCHLORPERAZINE MALEATE', forms: ['tablet or capsule'] },
  { line: 'PROCHLORPERAZINE|PROCHLORPERAZINE', forms: ['rectal'] },
  { line: 'COMPRO|PROCHLORPERAZINE', forms: ['rectal'] },
  { line: 'PROCHLORPERAZINE EDISYLATE|PROCHLORPERAZINE EDISYLATE', forms: ['injection'] },
  { line: 'BUPRENORPHINE|BUPRENORPHINE', forms: ['patch'] },
  { line: 'BUPRENORPHINE HCL|BUPRENORPHINE HCL', forms: ['sublingual or buccal', 'injection'] },
  { line: 'ESOMEPRAZOLE SODIUM|ESOMEPRAZOLE SODIUM', forms: ['injection'] },
  { line: 'METHYLPREDNISOLONE|METHYLPREDNISOLONE', forms: ['tablet or capsule', 'pack'] },
  { line: 'METHYLPREDNISOLONE SODIUM SUCC|METHYLPREDNISOLONE SOD SUCC', forms: ['injection'] },
  { line: 'METHYLPREDNISOLONE ACETATE|METHYLPREDNISOLONE ACETATE', forms: ['injection'] },
  { line: 'PREDNISOLONE|PREDNISOLONE', forms: ['tablet or capsule', 'oral liquid'] },
  { line: 'PREDNISOLONE SODIUM PHOSPHATE|PREDNISOLONE SODIUM PHOSPHATE', forms: ['oral liquid', 'eye drops'] },
  { line: 'CLINDAMYCIN HCL|CLINDAMYCIN HCL', forms: ['tablet or capsule'] },
  {
    line: 'CLINDAMYCIN PHOSPHATE|CLINDAMYCIN PHOSPHATE',
    forms: ['injection', 'skin liquid', 'cream, gel or ointment', 'foam', 'pad', 'vaginal'],
  },
  { line: 'ACYCLOVIR SODIUM|ACYCLOVIR SODIUM', forms: ['injection'] },
  { line: 'SUMATRIPTAN|SUMATRIPTAN', forms: ['nasal'] },
  { line: 'SUMATRIPTAN SUCCINATE|SUMATRIPTAN SUCCINATE', forms: ['tablet or capsule', 'injection'] },
  { line: 'HALOPERIDOL|HALOPERIDOL', forms: ['tablet or capsule'] },
  { line: 'HALOPERIDOL LACTATE|HALOPERIDOL LACTATE', forms: ['injection', 'oral liquid'] },
  { line: 'FENTANYL|FENTANYL', forms: ['patch'] },
  { line: 'FENTANYL CITRATE|FENTANYL CITRATE', forms: ['lozenge', 'injection', 'sublingual or buccal'] },
  { line: 'ZIPRASIDONE HCL|ZIPRASIDONE HCL', forms: ['tablet or capsule'] },
  { line: 'ZIPRASIDONE MESYLATE|ZIPRASIDONE MESYLATE', forms: ['injection'] },
  { line: 'RIVASTIGMINE|RIVASTIGMINE', forms: ['patch'] },
  { line: 'RIVASTIGMINE|RIVASTIGMINE TARTRATE', forms: ['tablet or capsule'] },
  { line: 'CLONIDINE|CLONIDINE', forms: ['patch'] },
  { line: 'CLONIDINE HCL|CLONIDINE HCL', forms: ['tablet or capsule', 'extended release', 'injection'] },
  { line: 'TOBRAMYCIN|TOBRAMYCIN', forms: ['eye drops', 'inhalation liquid'] },
  { line: 'TOBRAMYCIN SULFATE|TOBRAMYCIN SULFATE', forms: ['injection'] },
  { line: 'PHENOBARBITAL SODIUM|PHENOBARBITAL SODIUM', forms: ['injection'] },
  { line: 'DEXAMETHASONE SODIUM PHOSPHATE|DEXAMETHASONE SODIUM PHOSPHATE', forms: ['injection', 'eye drops'] },
  { line: 'IPRATROPIUM-ALBUTEROL|IPRATROPIUM/ALBUTEROL SULFATE', forms: ['inhalation liquid'] },
  { line: 'PHENYTOIN SODIUM|PHENYTOIN SODIUM', forms: ['injection'] },
];
