import { LIST_MATCHES, type ListMatch } from '#domain/providers/list-match.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { HERE } from './near-zip.ts';
import {
  ALIKE,
  alikeValues,
  EXACT,
  exactValues,
  FOUND_COLUMNS,
  type FoundPlace,
  foundBy,
  hasNoName,
  type ProviderQuestion,
} from './provider-question.ts';

/** What lists of plans are asked beside the question. */
export type ListQuestion = {
  /** Of the lists that may be asked. */
  editions: readonly number[];
  /** Null for what any plan of these lists says. */
  planId: string | null;
  takesNew: boolean;
  /** What a language that a list tells has to look like; null where none is asked for. */
  language: string | null;
  /** Whom the plan's list does not have is said to be missing from it. */
  isWhole: boolean;
  /** The plan pays whoever takes Medicare. */
  paysMedicare: boolean;
};

export type ListedPlace = FoundPlace & { match: ListMatch };

/** How many other providers there are of each kind, by the best of their places. */
type LeftOut = Record<Exclude<ListMatch, 'fits'>, number>;

export type ListedProviders = { places: ListedPlace[]; leftOut: LeftOut };

/** As the search without lists, and of whom lists say what is asked for. Places that fit come first. */
export async function searchListedProviders(
  db: Queryable,
  question: ProviderQuestion,
  lists: ListQuestion,
): Promise<ListedProviders> {
  const { editions, planId, takesNew, language, isWhole, paysMedicare } = lists;
  const listValues = [editions, planId, takesNew, language, isWhole, paysMedicare];
  const exact = await db.query<ListedProviders>({
    name: 'search-listed-providers',
    text: searchWith(EXACT),
    values: [...exactValues(question), ...listValues],
  });
  const found = exact.rows[0] ?? NOBODY;
  if (hasNoName(question) || found.places.length > 0 || Object.values(found.leftOut).some(Boolean)) return found;
  const alike = await db.query<ListedProviders>({
    name: 'search-listed-providers-alike',
    text: searchWith(ALIKE),
    values: [...alikeValues(question), ...listValues],
  });
  return alike.rows[0] ?? NOBODY;
}

const NOBODY: ListedProviders = { places: [], leftOut: { 'not-told': 0, otherwise: 0, 'not-listed': 0 } };

/** Who takes Medicare at one place does so at all, as in the answers on one doctor. */
const TAKES_MEDICARE = `exists (
      select from catalogue_edition as current join provider_place as other using (edition)
      where current.dataset = 'providers' and current.state = 'current'
        and other.npi = found.npi and other.is_in_medicare)`;

const IS_UNCLEAR = `entries.has_no_street or exists (
      select from network_directory as directory
      where directory.edition = any ($7::int[]) and found.npi = any (directory.unclear_npis))`;

const NAMES = LIST_MATCHES.map((match) => `'${match}'`).join();

/** In the order of LIST_MATCHES, so that the least is the best. */
const MATCH = `case
    when $8::text is not null and not entries.is_here then case
      when $12::boolean and ${TAKES_MEDICARE} then case when $9::boolean or $10::text is not null then 1 else 0 end
      when not $11::boolean or ${IS_UNCLEAR} then 1
      else 3 end
    when $9::boolean and not entries.takes_new or $10::text is not null and not entries.speaks then 2
    when $9::boolean and entries.takes_new is null or $10::text is not null and entries.speaks is null then 1
    else 0 end`;

const searchWith = (name: Parameters<typeof foundBy>[0]) => `
  with ${HERE}, found as materialized (
    select * from (${foundBy(name)}) as in_box where miles <= $2
  ), matched as materialized (
    select found.*, ${MATCH} as match
    from found cross join lateral (
      select coalesce(bool_or(entry.place = found.place), false) as is_here,
        coalesce(bool_or(entry.street is null), false) as has_no_street,
        bool_or(entry.accepts_new) filter (where entry.place = found.place) as takes_new,
        -- A language is of the person, wherever a list tells it.
        bool_or(exists (select from unnest(entry.languages) as told where told ~* $10::text))
          filter (where cardinality(entry.languages) > 0) as speaks
      from network_entry as entry
      where entry.edition = any ($7::int[]) and entry.npi = found.npi
        and ($8::text is null or entry.plan_id = $8::text)
    ) as entries
  ), provider as (
    select npi, min(match) as match, min(miles) filter (where match = 0) as nearest, min(name) as first_name
    from matched group by npi
  ), nearest as (
    select npi, nearest, first_name from provider where match = 0 order by nearest, first_name, npi limit $5
  )
  select
    coalesce((
      select json_agg(told) from (
        select ${FOUND_COLUMNS}, (array[${NAMES}])[matched.match + 1] as match
        from nearest join matched using (npi) order by nearest, first_name, npi, matched.match, miles, place
      ) as told
    ), '[]') as places,
    (select json_build_object(
      'not-told', count(*) filter (where match = 1),
      'otherwise', count(*) filter (where match = 2),
      'not-listed', count(*) filter (where match = 3)) from provider) as "leftOut"`;
