import type { Edition } from '#contract/plan.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { fileNameOf } from '../files/file-name.ts';
import { spending } from '../readers/drugs/spending.ts';
import { basicFormulary } from '../readers/spuf/basic-formulary.ts';
import { beneficiaryCost } from '../readers/spuf/beneficiary-cost.ts';
import { excludedDrugs } from '../readers/spuf/excluded-drugs.ts';
import { insulinCost } from '../readers/spuf/insulin-cost.ts';
import { pharmacyNetworks } from '../readers/spuf/pharmacy-networks.ts';
import { planInformation } from '../readers/spuf/plan-information.ts';
import { pricing } from '../readers/spuf/pricing.ts';
import { toEdition } from './current-editions.ts';
import type { ReportedEdition } from './sources.ts';

/** The layouts whose rows decide what a drug costs. */
const LAYOUTS = {
  plan: planInformation,
  network: pharmacyNetworks,
  formulary: basicFormulary,
  excluded: excludedDrugs,
  tierCosts: beneficiaryCost,
  insulinCosts: insulinCost,
  prices: pricing,
  referencePrices: spending,
} as const;
export type DrugFile = keyof typeof LAYOUTS;

/** A file without a name is one of several that were loaded together: its lines lead nowhere. */
export type NamedFile = { name: string | null; edition: Edition };

export type DrugFiles = {
  fileOf: (file: DrugFile) => NamedFile | null;
  /** Where the plan's own row stands, and the pharmacy's in its network. */
  planLine: number | null;
  networkLine: number | null;
};

export type DrugFilesQuestion = { planYear: number; planId: string; pharmacyNumber: string | null };

type Raw = {
  formularies: ReportedEdition | null;
  reference: ReportedEdition | null;
  plan_line: number | null;
  network_line: number | null;
};

/** Where the rows of a plan's drug costs were read, as the reports of their loads remember. */
export async function readDrugFiles(db: Queryable, question: DrugFilesQuestion): Promise<DrugFiles> {
  const { planYear, planId, pharmacyNumber } = question;
  const { rows } = await db.query<Raw>({
    name: 'drug-files',
    text: FILES,
    values: [planYear, planId, pharmacyNumber],
  });
  const { formularies, reference, plan_line, network_line } = rows[0] as Raw;
  return {
    fileOf: (file) => namedFile(file === 'referencePrices' ? reference : formularies, LAYOUTS[file].name),
    planLine: plan_line,
    networkLine: network_line,
  };
}

function namedFile(edition: ReportedEdition | null, layout: string): NamedFile | null {
  if (!edition) return null;
  const loaded = edition.report.files?.filter((file) => file.layout === layout && file.loaded > 0) ?? [];
  const [only] = loaded;
  return { name: loaded.length === 1 && only ? fileNameOf(only.file) : null, edition: toEdition(edition) };
}

const FILES = `
  with form as materialized (
    select * from catalogue_edition where dataset = 'formularies' and state = 'current' and plan_year = $1
  ), known_plan as materialized (
    select listed.* from plan_formulary as listed
    where listed.edition = (select edition from form) and listed.plan_id = $2
  )
  select
    (select to_json(form) from form) as formularies,
    (select to_json(prices) from catalogue_edition as prices
     where prices.dataset = 'reference-prices' and prices.state = 'current') as reference,
    (select source_line from known_plan) as plan_line,
    (select in_network.source_line + network.lines[array_position(network.pharmacy_numbers, $3::text::bigint)]
     from known_plan
     join plan_network as in_network on in_network.edition_number = (select number from form)
       and in_network.plan_number = known_plan.plan_number
     join pharmacy_network as network on network.edition_number = (select number from form)
       and network.network = in_network.network and $3::text::bigint = any (network.pharmacy_numbers)
     order by in_network.part limit 1) as network_line`;
