import type { QueryClient } from '@tanstack/react-query';
import type { ProfileReply } from '#contract/profile.ts';
import type { Drug, DrugToKeep, Pharmacy } from '#contract/saved-drugs.ts';
import type { ExtraHelp, ExtraHelpChoice } from '#domain/extra-help/choice.ts';
import { activeYear } from '#domain/plan-year/active-year.ts';
import { call } from '#web/lib/call.ts';
import { type RemovalListeners, useListChange, useListRemoval, versionHeaders } from './change-list.ts';
import { newerOf, type SavedList, seedList, useSavedList, type VersionedList } from './saved-list.ts';
import { useToday } from './today.ts';

type UnreadableDrug = NonNullable<ProfileReply['unreadableDrugs']>[number];

/** The saved drugs with all that their costs depend on. */
export type SavedDrugs = VersionedList<Drug> & {
  pharmacy: Pharmacy | null;
  /** What is kept and can not be read. */
  unreadable: readonly UnreadableDrug[];
  isPharmacyUnreadable: boolean;
  extraHelp: ExtraHelp;
  extraHelpVersion: number;
};

const NOT_ANSWERED: ExtraHelp = { choice: null, lisSubsidyLevel: '' };

export const savedDrugs: SavedList<Drug, SavedDrugs> = {
  key: ['drugs'],
  empty: {
    items: [],
    version: 0,
    pharmacy: null,
    unreadable: [],
    isPharmacyUnreadable: false,
    extraHelp: NOT_ANSWERED,
    extraHelpVersion: 0,
  },
  read: (uuid, ask) => call('readSection', { params: { uuid, section: 'drugs' } }, ask?.signal, ask?.etag),
  select: ({ drugsAndPharmacyDetails: details, unreadableDrugs, unreadablePharmacy, extraHelp, versions }) => ({
    items: details?.drugInfoDetails ?? [],
    pharmacy: details?.pharmacyObj ?? null,
    unreadable: unreadableDrugs ?? [],
    isPharmacyUnreadable: unreadablePharmacy ?? false,
    version: versions.drugs,
    extraHelp: extraHelp ?? NOT_ANSWERED,
    extraHelpVersion: versions.extraHelp,
  }),
  /** Drugs and Extra Help are counted apart. */
  newest: (known, fresh) => {
    const { extraHelp, extraHelpVersion } = known && known.extraHelpVersion > fresh.extraHelpVersion ? known : fresh;
    return { ...newerOf(known, fresh), extraHelp, extraHelpVersion };
  },
  idOf: ({ drugId }) => drugId,
};

export const seedSavedDrugs = (client: QueryClient, profile: ProfileReply) => seedList(client, savedDrugs, profile);

export const useSavedDrugs = () => useSavedList(savedDrugs);

/** One change of the list: what it does is done again when another tab was faster. */
export type DrugsChange = {
  drugs?: (current: readonly Drug[]) => readonly DrugToKeep[];
  pharmacy?: Pharmacy | null;
  removeUnreadable?: true;
};

/** Drugs have no year; the address of the call wants one. */
const useYear = () => activeYear(useToday().today);

/** Of a list as it is now. */
export const saveDrugs = (
  { uuid, extra }: { uuid: string; extra: number },
  current: SavedDrugs,
  { drugs, pharmacy, removeUnreadable }: DrugsChange,
) =>
  call('saveDrugs', {
    params: { uuid, extra },
    headers: versionHeaders(current.version),
    body: {
      ...(drugs && { drugInfoDetails: [...drugs(current.items)] }),
      ...(pharmacy !== undefined && { pharmacyObj: pharmacy }),
      ...(removeUnreadable && { removeUnreadable }),
    },
  });

export function useChangeDrugs() {
  const extra = useYear();
  return useListChange(savedDrugs, (uuid, current, change: DrugsChange) => saveDrugs({ uuid, extra }, current, change));
}

/** Gone from the screen at once, back at its place when the server refuses. DRUG-616. */
export function useRemoveDrug(listeners: RemovalListeners<Drug>) {
  const extra = useYear();
  return useListRemoval(
    savedDrugs,
    (uuid, current, { drugId }) =>
      saveDrugs({ uuid, extra }, current, { drugs: (items) => items.filter((drug) => drug.drugId !== drugId) }),
    listeners,
  );
}

/** A drug that was taken off the list, and where it stood in it. */
export type RemovedDrug = { drug: Drug; place: number };

/** The list with a drug at its place again. One that is there already, by whatever way, stays as it is. */
export const withDrugAgain =
  ({ drug, place }: RemovedDrug) =>
  (current: readonly Drug[]): readonly DrugToKeep[] =>
    current.some(({ nationalDrugCode }) => nationalDrugCode === drug.nationalDrugCode)
      ? current
      : [...current.slice(0, place), drug, ...current.slice(place)];

export function useAnswerExtraHelp() {
  const extra = useYear();
  return useListChange(savedDrugs, (uuid, { extraHelpVersion }, choice: ExtraHelpChoice) =>
    call('saveExtraHelp', { params: { uuid, extra }, headers: versionHeaders(extraHelpVersion), body: { choice } }),
  );
}
