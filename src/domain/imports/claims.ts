import type { IsoDate } from '#domain/calendar/iso-date.ts';

/** Why a claim tells nothing of what somebody takes: it was taken back, deleted or replaced, or is a mixture. */
export type ReasonLeftOut = 'cancelled' | 'deleted' | 'replaced' | 'compound';

/** Where a prescription was filled, as the claim names it. */
export type PharmacyKind = 'retail' | 'mail' | 'institutional' | 'other';

/** One purchase of a drug, as a drug plan was billed for it; null where the claim does not say. */
export type PharmacyClaim = Purchase & (CountedDrug | LeftOutDrug);

/** The eleven digits of a drug; what is left out may have none. */
type CountedDrug = { leftOut: null; ndc: string };
type LeftOutDrug = { leftOut: ReasonLeftOut; ndc: string | null };

type Purchase = {
  /** As the claim prints it, which is seldom how a label does. */
  name: string | null;
  filledOn: IsoDate;
  daysOfSupply: number | null;
  /** In billing units. */
  quantity: number | null;
  pharmacyNpi: string | null;
  pharmacyKind: PharmacyKind | null;
};

/** Who treated somebody on a day. Whoever only referred them is not in it. */
export type Treatment = {
  leftOut: ReasonLeftOut | null;
  npi: string;
  name: string | null;
  /** Of the NUCC's list of providers. */
  taxonomyCode: string | null;
  /** Medicare's own two characters. */
  specialtyCode: string | null;
  treatedOn: IsoDate;
};

export type Part = 'A' | 'B' | 'C' | 'D' | 'dual';

/** One part of somebody's Medicare cover; null where nothing is said. */
export type Coverage = {
  part: Part;
  isCancelled: boolean;
  from: IsoDate | null;
  /** The last day; null for cover without a known end. */
  to: IsoDate | null;
  contractId: string | null;
  pbpNumber: string | null;
  /** Missing is not '000': it may be any segment. */
  segmentId: string | null;
  planName: string | null;
  planPhones: readonly string[];
  /** Eleven characters. */
  medicareNumber: string | null;
  extraHelp: { inEffect: boolean | null; copayLevel: string | null; premiumPercent: number | null } | null;
  dual: { statusCode: string; typeCode: string | null; state: string | null } | null;
};

/** Who the data is of, as its keeper says. */
export type ClaimsPerson = {
  firstNames: readonly string[];
  lastName: string | null;
  dateOfBirth: IsoDate | null;
};
