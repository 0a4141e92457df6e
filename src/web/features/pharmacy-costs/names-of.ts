import type { Drug } from '#contract/drugs.ts';

/** The drugs behind the codes, by the names of the list. */
export const namesOf = (codes: readonly string[], drugs: readonly Drug[]): string =>
  drugs
    .filter(({ nationalDrugCode }) => codes.includes(nationalDrugCode))
    .map(({ drugDosage }) => drugDosage)
    .join(', ');
