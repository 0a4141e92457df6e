import type { ReviewedLine } from './reviewed-prices.ts';

const SAME_UNDER_TWO_LABELS = 'two labels of one drug; the line with more claims is taken';
const FAR_ABOVE_COST =
  'in 2023 plans paid more than fifteen times what the drug costs a pharmacy; it is no guide to a price of today';
const TWO_PRODUCTS = 'the line pools products that differ more than fivefold in price, and this is not the usual one';

/**
 * One of several labels or makings of a generic; none, where a pooled line says nothing of the product.
 * @source names of RxNorm; labels of First Databank; acquisition costs by NADAC
 */
export const GENERIC_LINES: readonly ReviewedLine[] = [
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
    name: /insulin glargine 300 UNT\/ML Pen Injector$/,
    line: null,
    why: 'the SOLOSTAR line of insulin glargine is the pen of 100 units a mL',
  },
  {
    name: /^levothyroxine sodium .*(?:Oral Capsule|Oral Solution|Injection|Injectable Solution)$/i,
    line: null,
    why: 'the line is of tablets; capsules and liquids cost many times as much',
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
    name: /^(?:[\d.]+ ML )?epinephrine [\d.]+ MG\/ML (?:Injection|Injectable Solution|Prefilled Syringe|Cartridge)$/,
    line: null,
    why: 'the line is of auto-injectors; vials and syringes are billed by the milliliter',
  },
  {
    name: /^pramipexole dihydrochloride [\d.]+ MG Oral Tablet$/,
    line: 'PRAMIPEXOLE DIHYDROCHLORIDE|PRAMIPEXOLE DI-HCL',
    why: 'DI-HCL is dihydrochloride',
  },
  {
    name: /^phenytoin sodium .* Extended Release Oral Capsule$/,
    line: 'PHENYTOIN SODIUM EXTENDED|PHENYTOIN SODIUM EXTENDED',
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
    name: /tadalafil [\d.]+ MG Oral Tablet(?: \[Alyq\])?$/,
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
    name: /medroxyprogesterone acetate [\d.]+ MG/,
    line: null,
    why: 'tablets and syringes are in one line',
  },
  {
    name: /^brimonidine tartrate [\d.]+ MG\/ML Ophthalmic Solution$/,
    line: null,
    why: 'the strengths differ twentyfold in price',
  },
  {
    name: /risedronate sodium (?:5|30|35|75|150) MG Oral Tablet(?!.*\[)/,
    line: null,
    why: 'the tablets for a day, a week and a month are in one line',
  },
  { name: /^methylprednisolone 32 MG Oral Tablet$/, line: null, why: TWO_PRODUCTS },
  { name: /^prednisone 1 MG\/ML Oral Solution$/, line: null, why: 'Intensol is the concentrate of 5 mg a mL' },
  {
    name: /^ceftazidime .* Injection$/,
    line: null,
    why: TWO_PRODUCTS,
  },
  {
    name: /epoetin alfa(?:-epbx)? [\d.]+ UNT\/ML/,
    line: null,
    why: 'strengths from 2,000 to 40,000 units are in one line',
  },
  { name: /lipase (?:3000|5000) UNT .*\[(?:Creon|Zenpep)\]$/, line: null, why: TWO_PRODUCTS },
  {
    name: /\[Unithroid\]$/,
    line: null,
    why: 'lists of acquisition costs say eight times as much, and nothing tells why',
  },
  {
    name: /\[(?:Nitro-Dur|Thiola)\]$/,
    line: null,
    why: 'lists of acquisition costs say a tenth, and nothing tells why',
  },
  {
    name: /^(?:12 HR )?(?:abiraterone acetate|aripiprazole|cinacalcet|dalfampridine|darunavir|droxidopa|fingolimod|imatinib) [\d.]+ MG .*(?:Tablet|Capsule)$/,
    line: null,
    why: FAR_ABOVE_COST,
  },
  {
    name: /^(?:levorphanol tartrate|lurasidone hydrochloride|quinidine sulfate|roflumilast|teriflunomide|tetrabenazine|trientine hydrochloride) [\d.]+ MG .*(?:Tablet|Capsule)$/,
    line: null,
    why: FAR_ABOVE_COST,
  },
];
