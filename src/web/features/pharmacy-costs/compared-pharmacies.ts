import type { FoundPharmacy } from '#contract/pharmacies.ts';
import type { Pharmacy } from '#contract/saved-drugs.ts';

/** A pharmacy of the comparison. Miles are null for one by mail, and for a saved one that is not near. */
export type ComparedPharmacy = Pick<
  FoundPharmacy,
  'pharmacyNumber' | 'pharmacyName' | 'mailOrder' | 'pharmacyAddress' | 'miles'
>;

/** As many as one call takes: five shops and one by mail. */
export const MOST_COMPARED = 6;
const MOST_SHOPS = 5;

type Known = {
  /** The one that is saved now, and the one that was saved when the page opened: a press must lead back to it. */
  saved: readonly Pharmacy[];
  near: readonly ComparedPharmacy[];
  byMail: readonly ComparedPharmacy[];
  added: readonly ComparedPharmacy[];
  takenOut: ReadonlySet<string>;
};

/** The saved one first, then the nearest, one by mail and what was added; each once. */
export function pharmaciesToCompare({ saved, near, byMail, added, takenOut }: Known): ComparedPharmacy[] {
  const mine = eachOnce(saved.map((one) => near.find(isSame(one)) ?? asCompared(one)));
  const ownShops = mine.filter(({ mailOrder }) => !mailOrder).length;
  const others = near.filter((one) => !one.mailOrder && !mine.some(isSame(one)));
  const shops = [...mine, ...others.slice(0, MOST_SHOPS - ownShops)];
  const mail = mine.some(({ mailOrder }) => mailOrder) ? [] : byMail.slice(0, 1);
  return eachOnce([...shops, ...mail, ...added])
    .filter(({ pharmacyNumber }) => !takenOut.has(pharmacyNumber))
    .slice(0, MOST_COMPARED);
}

const isSame = (one: { pharmacyNumber: string }) => (other: { pharmacyNumber: string }) =>
  one.pharmacyNumber === other.pharmacyNumber;

const eachOnce = (pharmacies: readonly ComparedPharmacy[]) =>
  pharmacies.filter((one, place) => pharmacies.findIndex(isSame(one)) === place);

const asCompared = ({ pharmacyNumber, pharmacyName, mailOrder, pharmacyAddress }: Pharmacy): ComparedPharmacy => ({
  pharmacyNumber,
  pharmacyName,
  mailOrder,
  pharmacyAddress,
  miles: null,
});
