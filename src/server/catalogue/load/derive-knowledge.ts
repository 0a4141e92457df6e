import type pg from 'pg';
import { choiceKey } from '#domain/drugs/choice-key.ts';
import { decideDispensing } from '#domain/drugs/decide-dispensing.ts';
import { displayName } from '#domain/drugs/display-name.ts';
import { matchPrices } from '#domain/drugs/match-prices.ts';
import { partDStatus } from '#domain/drugs/part-d-status.ts';
import type { PriceLine } from '#domain/drugs/price-line.ts';
import { hasPrice } from '#domain/drugs/price-match.ts';
import { type NamedCode, searchNames } from '#domain/drugs/search-names.ts';
import type { Dataset } from '../dataset.ts';
import type { DrugKnowledgeRow, DrugTableRows } from '../drug-tables.ts';
import type { EditionTables } from './edition-tables.ts';
import { type KnownDrug, readKnownDrugs, readPriceLines } from './knowledge-sources.ts';
import type { LoadJob } from './load-jobs.ts';

/** What knowledge of drugs is made from: when one of them is loaded, it is made anew. */
const MADE_FROM: readonly Dataset[] = ['drugs', 'reference-prices'];

/**
 * Names the rules by which knowledge is derived; what older rules have derived is made anew at the next start.
 * @yearly raise it with every change of how drugs are named, counted or matched with prices.
 */
const DERIVED = 'Derived by rules 4';

export const KNOWLEDGE_PLAN: LoadJob = {
  dataset: 'drug-knowledge',
  planYear: null,
  source: DERIVED,
  asOf: null,
  madeUp: false,
  files: [],
};

export const isMadeFrom = ({ dataset }: LoadJob) => MADE_FROM.includes(dataset);

/** Decides what is known of each drug, from its names, codes and average prices. */
export async function deriveKnowledge(
  client: pg.ClientBase,
  tables: EditionTables,
  filledOf: (dataset: Dataset) => string | null,
) {
  const [drugEdition, priceEdition] = [
    filledOf('drugs') ?? (await currentOf(client, 'drugs')),
    filledOf('reference-prices') ?? (await currentOf(client, 'reference-prices')),
  ];
  const drugs = drugEdition ? await readKnownDrugs(client, drugEdition) : [];
  const lines = priceEdition ? await readPriceLines(client, priceEdition) : [];
  for (const row of knowledgeOf(drugs, lines)) tables.put('drug_knowledge', row);
  for (const row of termsOf(drugs, lines)) tables.put('drug_term', row);
  await tables.flush();
}

async function currentOf(client: pg.ClientBase, dataset: Dataset): Promise<string | null> {
  const { rows } = await client.query<{ edition: string }>(
    "select edition from catalogue_edition where dataset = $1 and state = 'current'",
    [dataset],
  );
  return rows[0]?.edition ?? null;
}

function knowledgeOf(drugs: readonly KnownDrug[], lines: readonly PriceLine[]): DrugKnowledgeRow[] {
  const decided = drugs.map((drug) => ({ ...drug, dispensing: decideDispensing(drug) }));
  const matches = matchPrices(
    decided.map((drug) => ({ ...drug, unit: drug.dispensing.unit })),
    lines,
  );
  return decided.map(({ dispensing, ...drug }) => {
    const { match, line } = matches.get(drug.rxcui) ?? { match: 'no-line', line: null };
    return {
      rxcui: drug.rxcui,
      choice_key: choiceKey(drug),
      display_name: displayName(drug),
      unit: dispensing.unit,
      item: dispensing.item,
      packages: JSON.stringify(dispensing.packages.map(({ name, size }) => [name, size])),
      asks_size: dispensing.asksSize,
      usual_quantity: dispensing.usual?.quantity ?? null,
      usual_frequency: dispensing.usual?.frequency ?? null,
      unit_source: dispensing.unitSource,
      package_source: dispensing.packageSource,
      is_part_d: partDStatus(drug),
      price_match: match,
      price_brand_name: line?.brandName ?? null,
      price_generic_name: line?.genericName ?? null,
      price_line: line?.sourceLine ?? null,
      unit_cost: hasPrice(match) ? (line?.unitCost ?? null) : null,
      data_year: line?.dataYear ?? null,
    };
  });
}

function termsOf(drugs: readonly KnownDrug[], lines: readonly PriceLine[]): DrugTableRows['drug_term'][] {
  const named = drugs.map((drug): NamedCode => ({ ...drug, isPack: drug.name.startsWith('{') }));
  return searchNames(named, lines).map(({ name, isBrand, leadsTo, substance, keys, weight, rxcuis }) => ({
    name,
    is_brand: isBrand,
    leads_to: leadsTo,
    substance,
    keys,
    weight,
    rxcuis,
  }));
}
