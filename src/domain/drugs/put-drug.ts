/** How many drugs a list can hold. */
export const MOST_DRUGS = 60;

type Listed = { drugId?: string | undefined; nationalDrugCode: string };

/**
 * The list with this drug in it once: it takes the place of the drug it was made from, or of the one with the same
 * code; else it comes last. An id is that of one code: another strength is a new drug at the old place. So is a drug
 * that another tab removed meanwhile.
 */
export function putDrug<Drug extends Listed>(list: readonly Drug[], drug: Drug): Drug[] {
  const isSame = (other: Drug) => other.nationalDrugCode === drug.nationalDrugCode;
  const listed = list.find(isSame);
  const place = list.find(({ drugId }) => drugId !== undefined && drugId === drug.drugId) ?? listed;
  if (!place) return [...list, withId(drug, undefined)];
  return list.flatMap((other) => {
    if (other === place) return [withId(drug, listed?.drugId)];
    return isSame(other) ? [] : [other];
  });
}

function withId<Drug extends Listed>({ drugId: _none, ...drug }: Drug, drugId: string | undefined): Drug {
  return (drugId === undefined ? drug : { ...drug, drugId }) as Drug;
}
