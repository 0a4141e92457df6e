/** Lines whose average is five times an acquisition cost or more, looked at one by one, with what it comes from. */
type Explained = { why: string; lines: readonly string[] };

export const EXPLAINED: readonly Explained[] = [
  {
    why: 'Generics of drugs that plans must cover, or that specialty pharmacies fill: plans pay far more than they cost.',
    lines: [
      'ABACAVIR-LAMIVUDINE|ABACAVIR SULFATE/LAMIVUDINE',
      'ALOSETRON HCL|ALOSETRON HCL',
      'ENTECAVIR|ENTECAVIR',
      'GLATIRAMER ACETATE|GLATIRAMER ACETATE',
      'LACOSAMIDE*|LACOSAMIDE',
      'LAMIVUDINE-ZIDOVUDINE|LAMIVUDINE/ZIDOVUDINE',
      'LAMOTRIGINE ER|LAMOTRIGINE',
      'RILUZOLE|RILUZOLE',
      'TENOFOVIR DISOPROXIL FUMARATE|TENOFOVIR DISOPROXIL FUMARATE',
    ],
  },
  {
    why: 'Older antipsychotics, antidepressants and sleeping pills: filled in small amounts and in nursing homes, where each fill is paid for.',
    lines: [
      'CLOMIPRAMINE HCL|CLOMIPRAMINE HCL',
      'CLOZAPINE|CLOZAPINE',
      'DESIPRAMINE HCL|DESIPRAMINE HCL',
      'DIVALPROEX SODIUM ER|DIVALPROEX SODIUM',
      'ESZOPICLONE|ESZOPICLONE',
      'FLUPHENAZINE HCL*|FLUPHENAZINE HCL',
      'MODAFINIL|MODAFINIL',
      'OLANZAPINE ODT|OLANZAPINE',
      'OLANZAPINE*|OLANZAPINE',
      'QUETIAPINE FUMARATE ER|QUETIAPINE FUMARATE',
      'ZIPRASIDONE HCL|ZIPRASIDONE HCL',
    ],
  },
  {
    why: 'A generic whose cost had just fallen, while plans still paid the price of before.',
    lines: [
      'BROMFENAC SODIUM|BROMFENAC SODIUM',
      'ESOMEPRAZOLE MAGNESIUM|ESOMEPRAZOLE MAGNESIUM',
      'EZETIMIBE-SIMVASTATIN|EZETIMIBE/SIMVASTATIN',
      'LANSOPRAZOLE|LANSOPRAZOLE',
      'MEMANTINE HCL ER|MEMANTINE HCL',
      'NIACIN ER|NIACIN',
      'PIROXICAM|PIROXICAM',
      'RIVASTIGMINE|RIVASTIGMINE TARTRATE',
      'SEVELAMER CARBONATE|SEVELAMER CARBONATE',
      'SOLIFENACIN SUCCINATE|SOLIFENACIN SUCCINATE',
    ],
  },
  {
    why: 'Few tablets in a fill, so that the fee of the pharmacy weighs more on each.',
    lines: [
      'ATOVAQUONE-PROGUANIL HCL|ATOVAQUONE/PROGUANIL HCL',
      'CHLOROQUINE PHOSPHATE|CHLOROQUINE PHOSPHATE',
      'DOXYCYCLINE HYCLATE*|DOXYCYCLINE HYCLATE',
      'FLUCONAZOLE|FLUCONAZOLE',
      'LEVOFLOXACIN*|LEVOFLOXACIN',
    ],
  },
  {
    why: 'Strengths are pooled, and this one is a small part.',
    lines: ['ICOSAPENT ETHYL|ICOSAPENT ETHYL'],
  },
];

/** Less than this apart a unit, the fee for dispensing makes the difference. Dollars. */
export const FEE_OF_A_UNIT = 0.6;
export const FEE = 'Cheap generics: less than 60 cents a unit apart, which is what the pharmacy is paid for its work.';
