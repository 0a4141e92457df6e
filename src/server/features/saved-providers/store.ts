import type { Provider } from '#contract/saved-providers.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { readProviders } from './parse-saved-providers.ts';
import { openProvider, sealProvider } from './sealed-snapshot.ts';

/** A provider as it goes into its row. */
type SealedProvider = { providerId: string; sealed: string };

/** A row as it is kept; null where the snapshot can not be read, and the row stays for who mends it. */
export type StoredProvider = SealedProvider & { provider: Provider | null };

/** In the order of the shopper's list. */
export async function listProviders(db: Queryable, uuid: string, sealer: FieldSealer): Promise<StoredProvider[]> {
  const { rows } = await db.query<{ provider_id: string; snapshot_sealed: string }>({
    name: 'list-providers',
    text: 'select provider_id, snapshot_sealed from saved_provider where profile_uuid = $1 order by place',
    values: [uuid],
  });
  const providers = readProviders(
    rows.map(({ provider_id: providerId, snapshot_sealed: sealed }) => ({
      providerId,
      snapshot: openProvider(sealer, sealed, providerId),
    })),
  );
  return rows.map(({ provider_id: providerId, snapshot_sealed: sealed }, index) => ({
    providerId,
    sealed,
    provider: providers[index] ?? null,
  }));
}

type Replacement = { ids: readonly string[]; providers: readonly Provider[] };

/** Puts the providers in the place of these rows; every other row stays. */
export async function replaceProviders(
  transaction: Queryable,
  uuid: string,
  { ids, providers }: Replacement,
  sealer: FieldSealer,
) {
  await transaction.query({
    name: 'forget-providers',
    text: 'delete from saved_provider where profile_uuid = $1 and provider_id = any($2::uuid[])',
    values: [uuid, ids],
  });
  const rows = providers.map((provider) => ({
    providerId: provider.providerId,
    sealed: sealProvider(sealer, provider, provider.providerId),
  }));
  await addProviders(transaction, uuid, rows, 0);
}

/** Puts other snapshots into the rows of these providers, each at its place. */
export async function rewriteProviders(
  transaction: Queryable,
  uuid: string,
  providers: readonly Provider[],
  sealer: FieldSealer,
) {
  await transaction.query({
    name: 'rewrite-providers',
    text: `update saved_provider set snapshot_sealed = given.sealed
           from unnest($2::uuid[], $3::text[]) as given (provider_id, sealed)
           where saved_provider.profile_uuid = $1 and saved_provider.provider_id = given.provider_id`,
    values: [
      uuid,
      providers.map(({ providerId }) => providerId),
      providers.map((provider) => sealProvider(sealer, provider, provider.providerId)),
    ],
  });
}

/** Adds rows behind those that are there. */
export async function addProviders(db: Queryable, uuid: string, rows: readonly SealedProvider[], firstPlace: number) {
  if (rows.length === 0) return;
  await db.query({
    name: 'add-providers',
    text: `insert into saved_provider (profile_uuid, provider_id, place, snapshot_sealed)
           select $1, provider_id, $4::integer + number - 1, sealed
           from unnest($2::uuid[], $3::text[]) with ordinality as given (provider_id, sealed, number)`,
    values: [uuid, rows.map(({ providerId }) => providerId), rows.map(({ sealed }) => sealed), firstPlace],
  });
}
