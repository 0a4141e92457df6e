import type { ProviderCoverage } from '#contract/provider-coverage.ts';
import type { EntryRow } from '#server/catalogue/store/provider-coverage.ts';
import type { FactsByKey } from './facts-by-key.ts';

/** What another source, or another entry of the same list, says against the one that lists the doctor. */
export function differencesOf(
  facts: FactsByKey,
  npi: string,
  here: EntryRow | undefined,
  publisher: string,
): ProviderCoverage['differs'] {
  const known = facts.placesOf(npi);
  const [told] = known;
  const isElsewhere = here && here.street !== null && told && known.every(({ place }) => place !== here.place);
  return [
    ...facts
      .goneOf(npi)
      .map(({ gone_on, source }) => ({ kind: 'deactivated' as const, source, date: gone_on, places: [] })),
    ...(isElsewhere
      ? [
          {
            kind: 'other-address' as const,
            source: told.source,
            date: told.as_of,
            places: known.map(({ street, city, state_code, zip }) => ({
              street,
              city,
              stateCode: state_code,
              zipCode: zip,
            })),
          },
        ]
      : []),
    ...(here?.is_contradicted
      ? [{ kind: 'entries-contradict' as const, source: publisher, date: here.last_updated_on, places: [] }]
      : []),
  ];
}
