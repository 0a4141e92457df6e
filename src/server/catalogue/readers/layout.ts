import type { CountyLookup } from '../county-names.ts';
import type { Dataset } from '../dataset.ts';
import type { Header, Row } from '../files/row.ts';
import type { Put } from '../tables.ts';

/** What a file tells about an edition. One file may tell two things: a true CMS Landscape also tells the areas. */
export type Role = 'plan-list' | 'service-area' | 'tiers' | 'benefits' | 'ratings' | 'counties' | 'zip-counties';

/** What the rows before this one have told. */
export type ReadContext = {
  planYear: number | null;
  /** The plans of the edition, filled by its plan list. */
  planIds: Set<string>;
  /** The plans whose benefits an earlier file, or an earlier line, has told. */
  toldBenefits: Set<string>;
  /** The counties of this load, or else the ones that are current. */
  counties: CountyLookup;
};

/** Hands the rows that a line makes to `put`, or rejects the line. */
export type RowReader = (row: Row, put: Put) => void;

export type Layout = {
  /** As a person would call it. */
  name: string;
  dataset: Dataset;
  role: Role;
  /** Whether a file is meant to be in this layout. Its name is never asked. */
  recognises(header: Header): boolean;
  /** A file that is meant to be in this layout and lacks one of these columns is a bad file. */
  needs(header: Header): readonly string[];
  /** The year that the file says it is for; null when it does not say. */
  planYear(header: Header, first: Row | null): number | null;
  reader(context: ReadContext): RowReader;
};

export const hasAll = (header: Header, titles: readonly string[]) => titles.every((title) => header.has(title));

export const saysNoYear = () => null;

/** The 'Contract Year' of the first row; the reader rejects rows of any other. */
export function contractYear(_header: Header, first: Row | null): number | null {
  const year = Number(first?.get('Contract Year'));
  return Number.isInteger(year) && year > 2000 && year < 2100 ? year : null;
}
