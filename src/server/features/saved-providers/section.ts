import { dated } from '#domain/profile/origin.ts';
import { uniqueIdOf } from '#domain/providers/put-provider.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { storedSection } from '#server/profile/section.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { parseSavedProviders } from './parse-saved-providers.ts';
import { openProvider } from './sealed-snapshot.ts';
import { addProviders, listProviders, type StoredProvider } from './store.ts';

type Row = { providerId: string; sealed: string };

type Parts = {
  sealer: FieldSealer;
  /** Hears how many stored doctors were left out because they lack something. */
  onBadProviders: (count: number) => void;
};

export const savedProvidersSection = ({ sealer, onBadProviders }: Parts) =>
  storedSection({
    name: 'providers',
    tables: ['saved_provider', 'provider_draft'],
    select: `select json_agg(json_build_object('providerId', provider_id, 'sealed', snapshot_sealed) order by place)
             from saved_provider
             where saved_provider.profile_uuid = profile.profile_uuid`,
    parse: (rows: Row[] | null) =>
      parseSavedProviders(
        (rows ?? []).map(({ providerId, sealed }) => ({
          providerId,
          snapshot: openProvider(sealer, sealed, providerId),
        })),
        onBadProviders,
      ),
    toReply: ({ providers, unreadable }, { look: { planYear } }) => ({
      providersDetails: {
        providerIdList: providers.map(dated),
        zipCode: providers.at(-1)?.providerAddressObj.selectedZipCode ?? null,
        planYear: planYear ?? null,
        millimanProviders: [],
      },
      ...(unreadable.length > 0 && { unreadableProviders: unreadable }),
    }),
    merge: mergerOf(sealer),
  });

/** Doctors go over as they were saved, and what can not be read as it is. One that the account holds stays as it is. */
const mergerOf = (sealer: FieldSealer) => async (db: Queryable, guest: string) => {
  const providers = await listProviders(db, guest, sealer);
  return {
    // They stand open in the database, where the number of a doctor would tell who it is; the id of the row goes along.
    keys: providers.map(({ providerId }) => providerId),
    add: async (transaction: Queryable, account: string, keys: ReadonlySet<string>) => {
      const known = await listProviders(transaction, account, sealer);
      const held = new Set(known.map(keyOf));
      const added = providers.filter((stored) => keys.has(stored.providerId) && !held.has(keyOf(stored)));
      await addProviders(transaction, account, added, known.length);
      return added.length > 0;
    },
  };
};

const keyOf = ({ provider, providerId }: StoredProvider) => (provider ? uniqueIdOf(provider) : providerId);
