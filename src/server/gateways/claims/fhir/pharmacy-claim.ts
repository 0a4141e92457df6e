import { isIsoDate } from '#domain/calendar/iso-date.ts';
import type { PharmacyClaim, PharmacyKind } from '#domain/imports/claims.ts';
import { type Explanation, leftOutOf } from './explanation.ts';
import { codeIn, codesOf, extensionNamed, npiAmong } from './shapes.ts';
import { unreadable } from './unreadable.ts';

/** @source NCPDP, pharmacy service types, as claims print them */
const KINDS: Readonly<Record<string, PharmacyKind>> = { '01': 'retail', '04': 'institutional', '06': 'mail' };

/** @throws Unreadable with the place of what does not tell which drug or which day. */
export function pharmacyClaimOf(explanation: Explanation): PharmacyClaim {
  const [item] = explanation.item;
  if (!item) return unreadable('item');
  const filledOn = item.servicedDate ?? explanation.billablePeriod?.start;
  if (filledOn === undefined || !isIsoDate(filledOn)) return unreadable('item.0.servicedDate');
  const purchase = {
    name: nameOf(item),
    filledOn,
    daysOfSupply: aboveZero(daysOfSupplyOf(explanation, item)),
    quantity: aboveZero(item.quantity?.value),
    pharmacyNpi: pharmacyNpiOf(explanation),
    pharmacyKind: pharmacyKindOf(explanation),
  };
  const isCompound = codesOf(item.productOrService).includes('compound');
  const leftOut = leftOutOf(explanation) ?? (isCompound ? 'compound' : null);
  const ndc = codeIn(item.productOrService, 'ndc');
  if (leftOut !== null) return { ...purchase, leftOut, ndc };
  if (ndc === null || !/^\d{11}$/.test(ndc)) return unreadable('item.0.productOrService');
  return { ...purchase, leftOut, ndc };
}

type Item = Explanation['item'][number];

const nameOf = ({ productOrService }: Item) =>
  productOrService.coding.find(({ system }) => system?.endsWith('/ndc'))?.display?.trim() || null;

/** Nobody fills a prescription for no days, so 0 says that it is not known. */
const aboveZero = (value: number | undefined) => (value !== undefined && value > 0 ? value : null);

const infoOf = ({ supportingInfo }: Explanation, category: string) =>
  supportingInfo.find((info) => codesOf(info.category).includes(category));

/** Version 2 hangs it on the quantity, version 3 beside the item. */
function daysOfSupplyOf(explanation: Explanation, { quantity }: Item): number | undefined {
  const beside = infoOf(explanation, 'dayssupply')?.valueQuantity?.value;
  return beside ?? extensionNamed(quantity?.extension ?? [], 'days_suply_num')?.valueQuantity?.value;
}

/** Version 2 names the pharmacy as where it was, version 3 as who was paid, in a resource of its own. */
function pharmacyNpiOf({ facility, provider, contained }: Explanation): string | null {
  const named = [facility?.identifier, provider?.identifier].filter((one) => one !== undefined);
  const paid = contained.find(({ id }) => id !== undefined && provider?.reference === `#${id}`);
  return npiAmong([...named, ...(paid?.identifier ?? [])]);
}

function pharmacyKindOf(explanation: Explanation): PharmacyKind | null {
  const old = extensionNamed(explanation.facility?.extension ?? [], 'phrmcy_srvc_type_cd')?.valueCoding?.code;
  const code = old ?? infoOf(explanation, 'CLM_PHRMCY_SRVC_TYPE_CD')?.code?.coding[0]?.code;
  return code === undefined ? null : (KINDS[code] ?? 'other');
}
