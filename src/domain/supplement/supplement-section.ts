import { type IsoDate, isIsoDate } from '#domain/calendar/iso-date.ts';

export type SupplementFacts = {
  /** Null while it is not known. */
  stateCode: string | null;
  /** Null when the document could not be read. */
  approvedStates: readonly string[] | null;
  /** From which day a state has the interface in the place of the notice. CONTENT-401. */
  flips: Readonly<Record<string, string>>;
  isV2CardsOn: boolean;
  interfaceLoaded: boolean;
};

export type SupplementSection =
  | { shows: 'nothing'; because: 'no-list' | 'not-approved' }
  | { shows: 'notice'; because: 'state-unknown' | 'flag-off' | 'before-flip' | 'not-loaded' }
  | { shows: 'interface' };

export const isSupplementApproved = (stateCode: string, approvedStates: readonly string[]) =>
  approvedStates.includes(stateCode.trim().toUpperCase());

/** The Supplement section of the plans view. Spec A2, A5; decisions SUPP-001, SUPP-402, CONTENT-401. */
export function supplementSection(facts: SupplementFacts, today: IsoDate): SupplementSection {
  const { stateCode, approvedStates, flips, isV2CardsOn, interfaceLoaded } = facts;
  if (approvedStates === null) return { shows: 'nothing', because: 'no-list' };
  if (stateCode === null) return notice('state-unknown');
  if (!isSupplementApproved(stateCode, approvedStates)) return { shows: 'nothing', because: 'not-approved' };
  if (!isV2CardsOn) return notice('flag-off');
  if (!hasFlipped(stateCode, flips, today)) return notice('before-flip');
  return interfaceLoaded ? { shows: 'interface' } : notice('not-loaded');
}

function hasFlipped(stateCode: string, flips: SupplementFacts['flips'], today: IsoDate): boolean {
  const from = flips[stateCode.trim().toUpperCase()];
  // A day that can not be read never comes.
  return from !== undefined && isIsoDate(from) && from <= today;
}

const notice = (because: Extract<SupplementSection, { shows: 'notice' }>['because']): SupplementSection => ({
  shows: 'notice',
  because,
});
