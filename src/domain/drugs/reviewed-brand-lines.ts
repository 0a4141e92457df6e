import type { ReviewedLine } from './reviewed-prices.ts';

/**
 * Brands of RxNorm that stand for several brands of the label.
 * @source names of RxNorm; labels of First Databank
 */
export const BRAND_LINES: readonly ReviewedLine[] = [
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
  {
    name: /^cyclosporine 0\.5 MG\/ML Ophthalmic Suspension \[Restasis\]$/,
    line: 'RESTASIS MULTIDOSE|CYCLOSPORINE',
    why: 'without the 0.4 mL of a vial it is the bottle',
  },
];
