import type { CountyLookup } from '../county-names.ts';
import type { Dataset } from '../dataset.ts';
import type { Header, Row } from '../files/row.ts';
import type { Encoding } from '../files/text.ts';
import type { ZipMiddle } from '../load/zip-middles.ts';
import type { Put } from '../tables.ts';
import { type SharedLists, sharedLists } from './spuf/shared-lists.ts';

/** What a file tells about an edition. One file may tell two things: a true CMS Landscape also tells the areas. */
export type Role =
  | 'plan-list'
  | 'service-area'
  | 'tiers'
  | 'benefits'
  | 'ratings'
  | 'counties'
  | 'zip-counties'
  | 'drug-names'
  | 'more-drug-names'
  | 'drug-codes'
  | 'reference-prices'
  | 'pharmacies'
  | 'formulary'
  | 'drug-plans'
  | 'drug-facts'
  | 'clinicians'
  | 'registry';

/** What the rows before this one have told. */
export type ReadContext = {
  planYear: number | null;
  /** The plans of the edition, filled by its plan list. */
  planIds: Set<string>;
  /** 'plan state' for each state that a plan serves as a whole. */
  wholeStates: Set<string>;
  /** The plans whose benefits an earlier file, or an earlier line, has told. */
  plansWithBenefits: Set<string>;
  /** The counties of this load, or else the ones that are current. */
  counties: CountyLookup;
  /** Where each ZIP code is on the map; read for providers alone. */
  zipMiddles: ReadonlyMap<string, ZipMiddle>;
  /** The drugs that an earlier file, or an earlier line, has named. */
  rxcuis: Set<string>;
  /** The plans of the drug plan list, with the number that stands for each in the largest tables. */
  planNumbers: Map<string, number>;
  /** Contract and plan of the same, without the segment. */
  contractPlans: Set<string>;
  /** The same plans by the cells that name them. */
  planIdsOfCells: Map<string, string>;
  /** The price lists and the networks of the edition, over all of its files. */
  priceLists: SharedLists;
  networks: SharedLists;
  /** The terms of pharmacies by the text of their cells. */
  terms: Map<string, number>;
  /** How many there are so far. */
  termsCount: number;
};

export const newReadContext = (planYear: number | null, counties: CountyLookup): ReadContext => ({
  planYear,
  counties,
  zipMiddles: new Map(),
  planIds: new Set(),
  wholeStates: new Set(),
  plansWithBenefits: new Set(),
  rxcuis: new Set(),
  planNumbers: new Map(),
  contractPlans: new Set(),
  planIdsOfCells: new Map(),
  priceLists: sharedLists(),
  networks: sharedLists(),
  terms: new Map(),
  termsCount: 0,
});

/** Hands the rows that a line makes to `put`, or rejects the line. */
export type RowReader = {
  (row: Row, put: Put): void;
  /** After the last line, where a reader collects lines before it hands rows over. */
  end?(put: Put): void;
};

export type Layout = {
  /** As a person would call it. */
  name: string;
  dataset: Dataset;
  role: Role;
  /** Whether a file is meant to be in this layout. Its name is never asked. */
  recognises(header: Header): boolean;
  /** UTF-8 where nothing is said. */
  encoding?: Encoding;
  /** A file that is meant to be in this layout and lacks one of these columns is a bad file. */
  needs(header: Header): readonly string[];
  /** The year that the file says it is for; null when it does not say. */
  planYear(header: Header, first: Row | null): number | null;
  reader(context: ReadContext, header: Header): RowReader;
};

export const hasAll = (header: Header, titles: readonly string[]) => titles.every((title) => header.has(title));

export const saysNoYear = () => null;

/** The 'Contract Year' of the first row; the reader rejects rows of any other. */
export function contractYear(_header: Header, first: Row | null): number | null {
  const year = Number(first?.get('Contract Year'));
  return Number.isInteger(year) && year > 2000 && year < 2100 ? year : null;
}
