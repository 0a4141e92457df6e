/** Lines whose average is five times an acquisition cost or more, looked at one by one, with what the files tell of it. */
type Explained = { why: string; lines: readonly string[] };

export const EXPLAINED: readonly Explained[] = [
  {
    why: 'The same drug, form and unit by both names. Plans paid more for this generic than pharmacies do; no file says why.',
    lines: [
      'ABACAVIR-LAMIVUDINE|ABACAVIR SULFATE/LAMIVUDINE',
      'ALOSETRON HCL|ALOSETRON HCL',
      'ATOVAQUONE-PROGUANIL HCL|ATOVAQUONE/PROGUANIL HCL',
      'BROMFENAC SODIUM|BROMFENAC SODIUM',
      'CHLOROQUINE PHOSPHATE|CHLOROQUINE PHOSPHATE',
      'CLOMIPRAMINE HCL|CLOMIPRAMINE HCL',
      'CLOZAPINE|CLOZAPINE',
      'DESIPRAMINE HCL|DESIPRAMINE HCL',
      'DIVALPROEX SODIUM ER|DIVALPROEX SODIUM',
      'DOXYCYCLINE HYCLATE*|DOXYCYCLINE HYCLATE',
      'ENTECAVIR|ENTECAVIR',
      'ESOMEPRAZOLE MAGNESIUM|ESOMEPRAZOLE MAGNESIUM',
      'ESZOPICLONE|ESZOPICLONE',
      'EZETIMIBE-SIMVASTATIN|EZETIMIBE/SIMVASTATIN',
      'FLUPHENAZINE HCL*|FLUPHENAZINE HCL',
      'GLATIRAMER ACETATE|GLATIRAMER ACETATE',
      'LACOSAMIDE*|LACOSAMIDE',
      'LAMIVUDINE-ZIDOVUDINE|LAMIVUDINE/ZIDOVUDINE',
      'LAMOTRIGINE ER|LAMOTRIGINE',
      'LANSOPRAZOLE|LANSOPRAZOLE',
      'MEMANTINE HCL ER|MEMANTINE HCL',
      'MODAFINIL|MODAFINIL',
      'NIACIN ER|NIACIN',
      'OLANZAPINE ODT|OLANZAPINE',
      'OLANZAPINE*|OLANZAPINE',
      'PIROXICAM|PIROXICAM',
      'QUETIAPINE FUMARATE ER|QUETIAPINE FUMARATE',
      'RILUZOLE|RILUZOLE',
      'RIVASTIGMINE|RIVASTIGMINE TARTRATE',
      'SEVELAMER CARBONATE|SEVELAMER CARBONATE',
      'SOLIFENACIN SUCCINATE|SOLIFENACIN SUCCINATE',
      'TENOFOVIR DISOPROXIL FUMARATE|TENOFOVIR DISOPROXIL FUMARATE',
      'ZIPRASIDONE HCL|ZIPRASIDONE HCL',
    ],
  },
  {
    why: 'Fewer than ten tablets a claim, so that the fee of the pharmacy weighs more on each.',
    lines: ['FLUCONAZOLE|FLUCONAZOLE', 'LEVOFLOXACIN*|LEVOFLOXACIN'],
  },
  {
    why: 'Strengths are pooled, and this one is a small part.',
    lines: ['ICOSAPENT ETHYL|ICOSAPENT ETHYL'],
  },
];

/** Less than this apart a unit, the fee for dispensing can make the difference. Dollars. */
export const FEE_OF_A_UNIT = 0.6;
export const FEE = 'Less than 60 cents a unit apart: the average holds the fee of the pharmacy, the cost does not.';
