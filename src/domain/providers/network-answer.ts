import { daysBetween, type IsoDate } from '#domain/calendar/iso-date.ts';
import type { ProductType } from '#domain/plans/plan-type.ts';

/**
 * What can be said of a doctor and a plan. Not listed is said only where the whole list of the plan is at hand; it is
 * neither 'not covered' nor 'out of network', since a plan may pay for doctors whom it does not list.
 */
export const NETWORK_ANSWERS = ['in-network', 'not-listed', 'accepts-medicare', 'not-available'] as const;
export type NetworkAnswer = (typeof NETWORK_ANSWERS)[number];

/** Of the list of doctors that a plan publishes for a year. */
export const DIRECTORY_STATES = ['current', 'old', 'absent', 'refused', 'other-year'] as const;
export type DirectoryState = (typeof DIRECTORY_STATES)[number];

/** How another source, or another entry of the same list, tells something else. */
export const DIFFERENCES = ['deactivated', 'other-address', 'entries-contradict'] as const;

/** After so many days a plan must have corrected its list, so an older one proves nothing. 42 CFR 422.111(m). */
export const CURRENT_DAYS = 30;

/** What is kept of the list of a plan's company; dates are null where no list was ever good. */
export type KnownDirectory = {
  /** How the last reading ended. */
  state: 'current' | 'refused' | 'absent' | 'other-year' | 'broken';
  asOf: IsoDate | null;
  readOn: IsoDate | null;
  isComplete: boolean;
  /** The list names nobody for some of the company's plans, and then says nothing of them. */
  listsPlan: boolean;
};

/** Since the earlier of both days; a day in the future is none. Null where no list was ever good. */
export function ageOf({ asOf, readOn }: Pick<KnownDirectory, 'asOf' | 'readOn'>, today: IsoDate): number | null {
  if (readOn === null) return null;
  return Math.max(0, daysBetween(readOn, today), asOf === null ? 0 : daysBetween(asOf, today));
}

/** A list in use stays so while a newer one is broken, and grows old. One that tells no day at all may be of any. */
export function directoryState(directory: KnownDirectory | null, today: IsoDate): DirectoryState {
  if (directory === null) return 'absent';
  const age = ageOf(directory, today);
  if (age === null)
    return directory.state === 'other-year' || directory.state === 'absent' ? directory.state : 'refused';
  if (!directory.listsPlan) return 'absent';
  return directory.asOf !== null && age <= CURRENT_DAYS ? 'current' : 'old';
}

/** What the list says of one doctor. */
export type ListedAt = {
  /** At the very place that is asked about. */
  here: boolean;
  /** An entry of theirs could not be used, or tells no street, so that it may be about this place. */
  isUnclear: boolean;
};

export type NetworkQuestion = {
  product: ProductType | 'supplement' | 'original-medicare';
  directory: KnownDirectory | null;
  listed: ListedAt;
  /** True for who is on Medicare's own list; null says nothing. */
  acceptsMedicare: true | null;
  today: IsoDate;
};

/** Whoever takes Medicare is paid by these, whether they have a network besides or not. */
const PAYS_WHOEVER_TAKES_MEDICARE: readonly NetworkQuestion['product'][] = ['PFFS', 'supplement', 'original-medicare'];

/** Null for a drug plan, which has no network of doctors. */
export function networkAnswer(question: NetworkQuestion): NetworkAnswer | null {
  const { product, directory, listed, acceptsMedicare, today } = question;
  if (product === 'PDP') return null;
  if (listed.here && directory?.readOn) return 'in-network';
  if (PAYS_WHOEVER_TAKES_MEDICARE.includes(product)) return acceptsMedicare ? 'accepts-medicare' : 'not-available';
  const isWhole = directory?.isComplete && directoryState(directory, today) === 'current';
  return isWhole && !listed.isUnclear ? 'not-listed' : 'not-available';
}

/** Family, general, internal and geriatric medicine, and those who practise with them. Subspecialties are none. */
const PRIMARY_CARE = [/^207Q[0A]/, /^207QG0300X$/, /^208D/, /^207R00000X$/, /^207RG0300X$/, /^363LF/, /^363LP2300X$/];

/** Whether a plan may take the doctor as somebody's primary one, which it decides itself; null where no specialty is told. */
export const mayBePrimary = (specialties: readonly string[]): boolean | null =>
  specialties.length === 0 ? null : specialties.some((code) => PRIMARY_CARE.some((pattern) => pattern.test(code)));
