import type { QueryClient } from '@tanstack/react-query';
import type { ProfileReply } from '#contract/profile.ts';
import type { CallNote, Provider, ProviderToKeep } from '#contract/saved-providers.ts';
import { activeYear } from '#domain/plan-year/active-year.ts';
import { putProvider, uniqueIdOf } from '#domain/providers/put-provider.ts';
import { call } from '#web/lib/call.ts';
import { type RemovalListeners, useListChange, useListRemoval, versionHeaders } from './change-list.ts';
import { newerOf, type SavedList, seedList, useSavedList, type VersionedList } from './saved-list.ts';
import { useToday } from './today.ts';

type UnreadableProvider = NonNullable<ProfileReply['unreadableProviders']>[number];

export type SavedProviders = VersionedList<Provider> & {
  /** What is kept and can not be read. */
  unreadable: readonly UnreadableProvider[];
};

/** The saved doctors, dentists and places of care, in the order in which they were saved. DOC-401. */
export const savedProviders: SavedList<Provider, SavedProviders> = {
  key: ['providers'],
  empty: { items: [], version: 0, unreadable: [] },
  read: (uuid, ask) => call('readSection', { params: { uuid, section: 'providers' } }, ask?.signal, ask?.etag),
  select: ({ providersDetails, unreadableProviders, versions }) => ({
    items: providersDetails?.providerIdList ?? [],
    unreadable: unreadableProviders ?? [],
    version: versions.providers,
  }),
  newest: newerOf,
  idOf: ({ providerId }) => providerId,
};

export const seedSavedProviders = (client: QueryClient, profile: ProfileReply) =>
  seedList(client, savedProviders, profile);

export const useSavedProviders = () => useSavedList(savedProviders);

/** One change of the list: what it does is done again when another tab was faster. */
export type ProvidersChange = {
  providers?: (current: readonly Provider[]) => readonly ProviderToKeep[];
  removeUnreadable?: true;
};

/** Doctors have no year; the address of the call wants one. */
const useYear = () => activeYear(useToday().today);

const saveProviders = (
  { uuid, extra }: { uuid: string; extra: number },
  current: SavedProviders,
  { providers, removeUnreadable }: ProvidersChange,
) =>
  call('saveProviders', {
    params: { uuid, extra },
    headers: versionHeaders(current.version),
    body: {
      ...(providers && { providerIdList: toSend(providers(current.items), current.items) }),
      ...(removeUnreadable && { removeUnreadable }),
    },
  });

/**
 * What was shown of somebody on the list the server has, and keeps whatever is sent. It can be longer than a request may
 * be. Who comes back by an undo brings it along.
 */
export const toSend = (list: readonly ProviderToKeep[], current: readonly Provider[]): ProviderToKeep[] =>
  list.map((provider) =>
    current.some((other) => uniqueIdOf(other) === uniqueIdOf(provider)) ? withoutShown(provider) : provider,
  );

export const withoutShown = ({ shownAnswers: _kept, ...provider }: ProviderToKeep): ProviderToKeep => provider;

export function useChangeProviders() {
  const extra = useYear();
  return useListChange(savedProviders, (uuid, current, change: ProvidersChange) =>
    saveProviders({ uuid, extra }, current, change),
  );
}

/** After answers were shown: what the server says of the saved plans of a year, kept with each doctor. Decision 0081. */
export const useKeepShownAnswers = () =>
  useListChange(savedProviders, (uuid, current, planYear: number) =>
    call('keepShownAnswers', { params: { uuid, extra: planYear }, headers: versionHeaders(current.version) }),
  );

/** Gone from the screen at once, back at its place when the server refuses. DOC-612. */
export function useRemoveProvider(listeners: RemovalListeners<Provider>) {
  const extra = useYear();
  return useListRemoval(
    savedProviders,
    (uuid, current, { providerId }) =>
      saveProviders({ uuid, extra }, current, {
        providers: (items) => items.filter((provider) => provider.providerId !== providerId),
      }),
    listeners,
  );
}

/** A doctor who was taken off the list, and where in it. */
export type RemovedProvider = { provider: Provider; place: number };

/** The list with a doctor at the old place again. One that is there already, by whatever way, stays as it is. */
export const withProviderAgain =
  ({ provider, place }: RemovedProvider) =>
  (current: readonly Provider[]): readonly ProviderToKeep[] =>
    current.some((other) => uniqueIdOf(other) === uniqueIdOf(provider))
      ? current
      : [...current.slice(0, place), provider, ...current.slice(place)];

/** Adds somebody, or moves who is there to another place. */
export const withProvider = (provider: ProviderToKeep) => (current: readonly Provider[]) =>
  putProvider<ProviderToKeep>(current, provider);

/** The list with what was said on the phone of one plan; null takes the note away. */
export const withNote =
  (providerId: string, { planId, planYear }: Pick<CallNote, 'planId' | 'planYear'>, note: CallNote | null) =>
  (current: readonly Provider[]): readonly ProviderToKeep[] =>
    current.map((provider) => {
      if (provider.providerId !== providerId) return provider;
      const others = provider.callNotes.filter((other) => other.planId !== planId || other.planYear !== planYear);
      return { ...provider, callNotes: note ? [...others, note] : others };
    });
