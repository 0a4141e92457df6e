import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProfileReply } from '#contract/profile.ts';
import type { Drug, DrugToKeep, Pharmacy } from '#contract/saved-drugs.ts';
import type { ExtraHelp, ExtraHelpChoice } from '#domain/extra-help/choice.ts';
import { activeYear } from '#domain/plan-year/active-year.ts';
import { call } from '#web/lib/call.ts';
import { tellOtherTabs } from '#web/lib/other-tabs.ts';
import { randomKey } from '#web/lib/random-key.ts';
import { inProfile, replay } from './replay.ts';
import { useToday } from './today.ts';
import { ONE_AT_A_TIME, type RemovalListeners, useLeaving, useOptimisticRemoval } from './use-optimistic-removal.ts';
import { ifMatch, newerOf, type VersionedList } from './versioned-list.ts';
import { useProfileUuid, viewerQuery } from './viewer.ts';

/** The saved drugs with all that their costs depend on. */
export type DrugList = VersionedList<Drug> & {
  pharmacy: Pharmacy | null;
  extraHelp: ExtraHelp;
  extraHelpVersion: number;
};

const UNASKED: ExtraHelp = { choice: null, lisSubsidyLevel: '' };

/** Of a guest who saved nothing. */
const NOTHING_SAVED: DrugList = { items: [], version: 0, pharmacy: null, extraHelp: UNASKED, extraHelpVersion: 0 };

export const drugsOf = ({ drugsAndPharmacyDetails: details, extraHelp, versions }: ProfileReply): DrugList => ({
  items: details?.drugInfoDetails ?? [],
  pharmacy: details?.pharmacyObj ?? null,
  version: versions.drugs,
  extraHelp: extraHelp ?? UNASKED,
  extraHelpVersion: versions.extraHelp,
});

/** Drugs have no year; the address of the call wants one. */
export const drugListQuery = (uuid: string | null) =>
  queryOptions({
    queryKey: ['profile', uuid, 'drugs'],
    queryFn: ({ signal }) => readDrugs(uuid ?? '', signal),
    enabled: uuid !== null,
  });

const readDrugs = async (uuid: string, signal?: AbortSignal) =>
  drugsOf(await call('readSection', { params: { uuid, section: 'drugs' } }, signal));

/** Keeps what a read of the whole profile brought. AUTH-006. */
export function buildDrugs(client: QueryClient, profile: ProfileReply) {
  const { queryKey } = drugListQuery(profile.uuid);
  client.setQueryData(queryKey, (known) => newestOf(known, drugsOf(profile)));
}

/** The list without what is on its way out; undefined until it is known. */
export function useDrugList() {
  const uuid = useProfileUuid();
  const query = drugListQuery(uuid);
  const client = useQueryClient();
  const { data, isError } = useQuery(query);
  const leaving = useLeaving<Drug>(query.queryKey);
  const list = uuid === null ? NOTHING_SAVED : data;
  const tryAgain = () => {
    void client.invalidateQueries({ queryKey: viewerQuery.queryKey });
    void client.invalidateQueries({ queryKey: ['profile'] });
  };
  return {
    list: list && {
      ...list,
      items: list.items.filter(({ drugId }) => !leaving.some((drug) => drug.drugId === drugId)),
    },
    isError: isError && list === undefined,
    tryAgain,
  };
}

/** One change of the list: what it does is done again when another tab was faster. */
export type ListChange = {
  drugs?: (current: readonly Drug[]) => readonly DrugToKeep[];
  pharmacy?: Pharmacy | null;
};

export async function changeList(client: QueryClient, { drugs, pharmacy }: ListChange, extra: number) {
  return inProfile(client, async (uuid) =>
    replay(await readDrugs(uuid), drugsOf, (current) =>
      call('saveDrugs', {
        params: { uuid, extra },
        headers: { 'if-match': ifMatch(current), 'idempotency-key': randomKey() },
        body: {
          ...(drugs && { drugInfoDetails: [...drugs(current.items)] }),
          ...(pharmacy !== undefined && { pharmacyObj: pharmacy }),
        },
      }),
    ),
  );
}

/** Takes one drug out of what the server has now. One that is gone already counts as removed. */
const removeDrug = (client: QueryClient, { drugId }: Drug, extra: number) =>
  changeList(client, { drugs: (current) => current.filter((drug) => drug.drugId !== drugId) }, extra);

/** Gone from the screen at once, back at its place when the server refuses. DRUG-616. */
export function useRemoveDrug(listeners: RemovalListeners<Drug>) {
  const client = useQueryClient();
  const year = activeYear(useToday().today);
  const { queryKey } = drugListQuery(useProfileUuid());
  return useOptimisticRemoval<Drug>(queryKey, { remove: (drug) => removeDrug(client, drug, year), ...listeners });
}

const answerExtraHelp = (client: QueryClient, choice: ExtraHelpChoice, extra: number) =>
  inProfile(client, async (uuid) =>
    replay(await readDrugs(uuid), drugsOf, ({ extraHelpVersion }) =>
      call('saveExtraHelp', {
        params: { uuid, extra },
        headers: { 'if-match': `"${extraHelpVersion}"`, 'idempotency-key': randomKey() },
        body: { choice },
      }),
    ),
  );

/** What the server answered becomes what is shown, and other tabs are told. */
async function keepList(client: QueryClient, current: DrugList) {
  const uuid = client.getQueryData(viewerQuery.queryKey)?.uuid ?? null;
  const { queryKey } = drugListQuery(uuid);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (known) => newestOf(known, current));
  tellOtherTabs();
}

/** Drugs and Extra Help are counted apart. */
export function newestOf(known: DrugList | undefined, fresh: DrugList): DrugList {
  const { extraHelp, extraHelpVersion } = known && known.extraHelpVersion > fresh.extraHelpVersion ? known : fresh;
  const newer = newerOf(known, fresh) as DrugList;
  return { ...newer, extraHelp, extraHelpVersion };
}

export function useChangeList() {
  const planYear = activeYear(useToday().today);
  return useMutation({
    mutationKey: ['change-drugs'],
    scope: ONE_AT_A_TIME,
    mutationFn: (change: ListChange, { client }) => changeList(client, change, planYear),
    onSuccess: (current, _change, _nothing, { client }) => keepList(client, current),
  });
}

export function useAnswerExtraHelp() {
  const planYear = activeYear(useToday().today);
  return useMutation({
    mutationKey: ['answer-extra-help'],
    scope: ONE_AT_A_TIME,
    mutationFn: (choice: ExtraHelpChoice, { client }) => answerExtraHelp(client, choice, planYear),
    onSuccess: (current, _choice, _nothing, { client }) => keepList(client, current),
  });
}
