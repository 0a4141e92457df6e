import { Provider } from '#contract/saved-providers.ts';
import { uniqueIdOf } from '#domain/providers/put-provider.ts';

export type StoredSnapshot = { providerId: string; snapshot: unknown };
export type UnreadableProvider = { providerName: string | null };
type ReadProviders = { providers: Provider[]; unreadable: UnreadableProvider[] };

/**
 * Each row as a provider under the id of the row; null for what lacks something, and for a second one of the same number
 * at the same place, which no list may hold.
 */
export function readProviders(rows: readonly StoredSnapshot[]): (Provider | null)[] {
  const seen = new Set<string>();
  return rows.map(({ providerId, snapshot }) => {
    const { data } = Provider.safeParse(snapshot);
    if (!data || seen.has(uniqueIdOf(data))) return null;
    seen.add(uniqueIdOf(data));
    return { ...data, providerId };
  });
}

/** Sets aside what can not be read, so that the others still show. */
export function parseSavedProviders(
  rows: readonly StoredSnapshot[],
  onBadProviders: (count: number) => void,
): ReadProviders {
  const read = readProviders(rows);
  const unreadable = rows.filter((_row, index) => read[index] === null).map(({ snapshot }) => nameOf(snapshot));
  if (unreadable.length > 0) onBadProviders(unreadable.length);
  return { providers: read.flatMap((provider) => provider ?? []), unreadable };
}

/** The name is all that is shown of it. */
const nameOf = (snapshot: unknown): UnreadableProvider => ({
  providerName: Provider.pick({ providerName: true }).loose().safeParse(snapshot).data?.providerName ?? null,
});
