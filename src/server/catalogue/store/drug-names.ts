import { findNames } from '#domain/drugs/find-names.ts';
import { type SearchName, searchKey } from '#domain/drugs/search-name.ts';
import type { Queryable } from '#server/db/transaction.ts';

/** A name to choose, brand or generic. */
export type DrugTerm = Pick<SearchName, 'name' | 'isBrand' | 'leadsTo'>;

/** All names of the current drugs; some seven thousand, held in memory until another edition is loaded. */
export type DrugNames = ReturnType<typeof drugNames>;

export async function readDrugNames(db: Queryable): Promise<DrugNames> {
  const { rows } = await db.query<SearchName & { isListed: boolean }>({ name: 'drug-names', text: READ_NAMES });
  return drugNames(rows);
}

// Of what no list of codes has, a formulary may still name a code.
const READ_NAMES = `
  select term.name, term.is_brand as "isBrand", term.leads_to as "leadsTo", term.substance, term.keys, term.weight,
    term.rxcuis,
    term.weight = 0 and exists (
      select from unnest(term.rxcuis) as own (rxcui)
      join catalogue_edition as form on form.dataset = 'formularies' and form.state = 'current'
      join formulary_drug as listed on listed.edition = form.edition and listed.rxcui = own.rxcui) as "isListed"
  from catalogue_edition as current join drug_term as term using (edition)
  where current.dataset = 'drug-knowledge' and current.state = 'current'`;

/** Many people type the same beginnings. A few hundred bytes each. */
const MOST_ANSWERS = 5_000;

function drugNames(rows: readonly (SearchName & { isListed: boolean })[]) {
  const sold = rows.filter(({ weight, isListed, leadsTo }) => weight > 0 || (isListed && leadsTo === null));
  const generics = new Set(sold.filter(({ isBrand }) => !isBrand).map(({ name }) => name));
  const led = rows.filter(({ weight, leadsTo }) => weight === 0 && leadsTo !== null && generics.has(leadsTo));
  const offered = [...sold, ...led];

  const named = (key: string) => {
    const own = offered.filter(({ name }) => searchKey(name) === key);
    if (own.length > 0) return own;
    const spelled = offered.filter(({ keys }) => keys.includes(key));
    return spelled.length > 0 ? spelled : offered.filter(({ substance }) => substance === key);
  };

  const answers = new Map<string, DrugTerm[]>();
  function find(typed: string, limit: number): DrugTerm[] {
    const question = `${limit} ${searchKey(typed)}`;
    const known = answers.get(question);
    if (known) return known;
    const found = findNames(offered, typed, limit).map(({ name, isBrand, leadsTo }) => ({ name, isBrand, leadsTo }));
    if (answers.size >= MOST_ANSWERS) answers.clear();
    answers.set(question, found);
    return found;
  }

  return {
    find,
    /** The drugs behind a name; of a brand that leads to its generic, those of the generic. */
    rxcuisOf(name: string): string[] {
      const found = named(searchKey(name));
      const all = found.flatMap(({ leadsTo, rxcuis }) =>
        leadsTo === null ? rxcuis : named(searchKey(leadsTo)).flatMap((generic) => generic.rxcuis),
      );
      return [...new Set(all)];
    },
  };
}
