import type { ProvidersToKeep } from '#contract/saved-providers.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Clock } from '#server/clock.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { isSame } from '#server/profile/is-same.ts';
import { typedAt } from '#server/profile/kept-origin.ts';
import type { WriteSection } from '#server/profile/write-section.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { providersToKeep } from './providers-to-keep.ts';
import { listProviders, replaceProviders } from './store.ts';

type Parts = { write: WriteSection; sealer: FieldSealer; machine: Clock };

export const savedProviderRoutes = ({ write, ...keeper }: Parts) => [
  write('saveProviders', ({ params: { uuid }, body, context: { today } }) => ({
    action: 'save-providers',
    request: [body],
    apply: (transaction) => keepProviders(transaction, uuid, body, { ...keeper, today }),
  })),
];

/** What can not be read stays, unless it is to be removed. */
async function keepProviders(
  transaction: Queryable,
  uuid: string,
  { providerIdList, removeUnreadable }: ProvidersToKeep,
  { sealer, machine, today }: Pick<Parts, 'sealer' | 'machine'> & { today: IsoDate },
) {
  if (providerIdList === undefined && !removeUnreadable) return [];
  const stored = await listProviders(transaction, uuid, sealer);
  const known = stored.flatMap(({ provider }) => provider ?? []);
  const requested = providerIdList
    ? providersToKeep(providerIdList, known, { saving: typedAt(machine()), today })
    : known;
  const ids = stored.flatMap(({ providerId, provider }) => (provider || removeUnreadable ? providerId : []));
  if (isSame(requested, known) && ids.length === known.length) return [];
  await replaceProviders(transaction, uuid, { ids, providers: requested }, sealer);
  return ['providerIdList'];
}
