import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MADE_UP_MARK } from '#server/catalogue/files/source.ts';
import { costFile, hasMail, hasPreferred, insulinFile } from '#server/catalogue/sample/drugs/cost-files.ts';
import type { DrugPlan } from '#server/catalogue/sample/drugs/formularies.ts';
import type { SamplePharmacy } from '#server/catalogue/sample/drugs/pharmacy-file.ts';
import { NETWORK_TITLES, networkTerms, PRICING_TITLES } from '#server/catalogue/sample/drugs/price-files.ts';
import {
  excludedFile,
  FORMULARY_TITLES,
  formularyLines,
  indicationFile,
  LOCATOR_TITLES,
  PLAN_INFORMATION_TITLES,
  snpKindOf,
} from '#server/catalogue/sample/drugs/spuf-files.ts';
import { flag, idsOf, spufLine } from '#server/catalogue/sample/drugs/spuf-lines.ts';
import { drugsOfFormulary } from './drugs.ts';
import { type Contract, type NationalPlan, type Places, plansOf } from './plans.ts';
import { rollOf } from './rolls.ts';
import { COUNTRY } from './size.ts';
import { textFile } from './text-file.ts';
import { belowHeader } from './write-base.ts';

const DAYS = [30, 60, 90];
const DISCOUNT: Record<number, number> = { 30: 1, 60: 0.98, 90: 0.96 };

export type Written = {
  plans: string[];
  prices: number;
  priceLists: number;
  networkRows: number;
  bytes: Record<string, number>;
};

/** CMS's nine quarterly files of some contracts. */
export function writeDrugFiles(
  folder: string,
  {
    contracts,
    places,
    pharmacies,
  }: { contracts: readonly Contract[]; places: Places; pharmacies: readonly SamplePharmacy[] },
): Written {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MADE_UP_MARK), 'Every price in this folder is made up.\n');
  const open = (title: string, header: string) => {
    const file = textFile(join(folder, `${title} PPUF_${COUNTRY.year}Q1.txt`), 'latin1');
    file.write(`${header}\r\n`);
    return file;
  };
  const files = {
    information: open('plan information ', PLAN_INFORMATION_TITLES),
    locator: open('geographic locator file', LOCATOR_TITLES),
    formulary: open('basic drugs formulary file ', FORMULARY_TITLES),
    excluded: open('excluded drugs formulary file ', headerOf(excludedFile([]))),
    indications: open('Indication Based Coverage Formulary File ', headerOf(indicationFile([]))),
    costs: open('beneficiary cost file ', headerOf(costFile([]))),
    insulin: open('insulin beneficiary cost file ', headerOf(insulinFile([]))),
    pricing: open('pricing file', PRICING_TITLES),
    networks: open('pharmacy networks file  part 1', NETWORK_TITLES),
  };
  const written: Written = { plans: [], prices: 0, priceLists: 0, networkRows: 0, bytes: {} };
  for (const { countyFips, stateCode, countyName } of places.counties) {
    files.locator.write(spufLine([countyFips, stateCode, countyName, '01', stateCode, '01', stateCode]));
  }

  const networks = networkBook(pharmacies, places);
  const formularies = new Set<string>();
  for (const contract of contracts) {
    const all = [...plansOf(contract, places)].filter(({ inStates: [plan] }) => plan?.product.drugs);
    const drugs = drugsOfFormulary(contract.index % COUNTRY.formularies);
    const lists = priceLists(contract, drugs);
    for (const { inStates } of all) {
      const [plan] = inStates;
      if (!plan) continue;
      written.plans.push(plan.key);
      for (const each of inStates) writeInformation(files.information, each, places);
      if (!formularies.has(plan.formulary)) {
        formularies.add(plan.formulary);
        for (const line of formularyLines(plan.formulary, COUNTRY.year, drugs)) files.formulary.write(line);
      }
      files.excluded.write(belowHeader(excludedFile([plan])));
      files.indications.write(spufLine([...idsOf(plan).slice(0, 2), '1872980', 'ARTHRITIS, PSORIATIC']));
      files.costs.write(belowHeader(costFile([plan])));
      files.insulin.write(belowHeader(insulinFile([plan])));
      const ids = idsOf(plan).join('|');
      const list = lists.of(plan);
      for (const line of list) files.pricing.write(`${ids}|${line}`);
      written.prices += list.length;
      for (const line of networks.of(contract, inStates)) {
        files.networks.write(`${ids}|${line}`);
        written.networkRows += 1;
      }
    }
    written.priceLists += lists.count();
  }
  for (const file of Object.values(files)) file.close();
  return written;
}

const headerOf = (text: string) => text.slice(0, text.indexOf('\r'));

/** A row for each county of a local plan, and one for the region of others. */
function writeInformation(file: ReturnType<typeof textFile>, plan: DrugPlan, { counties }: Places) {
  const { carrier, name, formulary, drugPremium, drugDeductible } = plan;
  const facts = [
    ...idsOf(plan),
    carrier.name.toUpperCase(),
    name,
    formulary,
    drugPremium?.toFixed(2) ?? '',
    drugDeductible ?? '',
  ];
  const tail = [snpKindOf(plan), flag(false)];
  if (carrier.kind !== 'local') {
    file.write(spufLine([...facts, ...(carrier.kind === 'regional' ? ['01', ''] : ['', '01']), '', '', ...tail]));
    return;
  }
  const own = new Set(plan.counties);
  for (const { stateCode, countyName, countyFips } of counties) {
    if (stateCode !== carrier.stateCode || !own.has(countyName.replace(/ County$/, ''))) continue;
    file.write(spufLine([...facts, '', '', stateCode, countyFips, ...tail]));
  }
}

/** Plans of a contract share a few lists of prices. */
function priceLists(contract: Contract, drugs: ReturnType<typeof drugsOfFormulary>) {
  const made = new Map<number, string[]>();
  const lists = Math.ceil(contract.plans / COUNTRY.plansOfAPriceList);
  return {
    of(plan: DrugPlan): readonly string[] {
      const list = contract.index * 1000 + Math.floor(rollOf(contract.index, Number(plan.planNumber)) * lists);
      const known = made.get(list);
      if (known) return known;
      const level = 0.9 + rollOf(list, 0) / 5;
      const lines = drugs.flatMap(({ ndc, price, index }) => {
        const unit = price * level * (0.98 + rollOf(list, index + 1) / 25);
        return DAYS.map((days) => `${ndc}|${days}|${Math.max(0.00001, unit * (DISCOUNT[days] ?? 1)).toFixed(5)}\r\n`);
      });
      made.set(list, lines);
      return lines;
    },
    count: () => made.size,
  };
}

/** The pharmacies of a contract's counties: the plans of a contract share a network in each place. */
function networkBook(pharmacies: readonly SamplePharmacy[], { counties }: Places) {
  const byCounty = new Map<string, SamplePharmacy[]>();
  for (const pharmacy of pharmacies) {
    byCounty.set(pharmacy.countyFips, [...(byCounty.get(pharmacy.countyFips) ?? []), pharmacy]);
  }
  const fipsOf = new Map(
    counties.map((county) => [`${county.stateCode} ${county.countyName.replace(/ County$/, '')}`, county.countyFips]),
  );
  const countiesOf = ({ carrier, counties: names }: DrugPlan) =>
    names[0] === 'All Counties'
      ? counties.filter(({ stateCode }) => stateCode === carrier.stateCode).map(({ countyFips }) => countyFips)
      : names.map((name) => fipsOf.get(`${carrier.stateCode} ${name}`) ?? '');

  return {
    *of(contract: Contract, inStates: NationalPlan['inStates']): Generator<string> {
      const [first] = inStates;
      if (!first) return;
      const near = inStates.flatMap(countiesOf).flatMap((fips) => byCounty.get(fips) ?? []);
      for (const pharmacy of [...(hasMail(first) ? (byCounty.get('') ?? []) : []), ...near]) {
        const number = Number(pharmacy.npi.slice(4, 9));
        if (rollOf(contract.index + 5_000, number) >= COUNTRY.partInNetwork) continue;
        const isMail = pharmacy.kind === 'mail';
        const isPreferred = hasPreferred(first) && rollOf(contract.index + 9_000, number) < 0.3;
        yield spufLine([`10${pharmacy.npi}`, pharmacy.zip, ...networkTerms({ isMail, isPreferred })]);
      }
    },
  };
}

/** The contracts nearest to a county whose plans together are a share of the country's. */
export function contractsOfShare(
  share: number,
  contracts: readonly Contract[],
  places: Places,
  countyFips: string,
): Contract[] {
  const middle = places.counties.findIndex((county) => county.countyFips === countyFips);
  const total = contracts.reduce((sum, { plans }) => sum + plans, 0);
  const farness = ({ first, width }: Contract) => {
    const off = (middle - first + places.counties.length) % places.counties.length;
    return off < width ? Math.abs(off - width / 2) / width : 1 + Math.abs(off - width / 2);
  };
  const chosen: Contract[] = [];
  let plans = 0;
  for (const contract of contracts.toSorted((a, b) => farness(a) - farness(b))) {
    if (plans > 0 && plans + contract.plans > share * total * 1.05) continue;
    chosen.push(contract);
    plans += contract.plans;
  }
  return chosen;
}
