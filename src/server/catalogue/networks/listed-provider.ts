import { type Cell, copyCells } from '../load/copy-text.ts';
import type { PostalAddress } from './cells.ts';

export type ListedPlace = PostalAddress & { phone: string | null };

export type ListedPlan = {
  plan_id: string;
  accepts_new: boolean | null;
  network_ids: string[];
  pcp_ids: string[];
  specialties: string[];
  places: ListedPlace[];
};

/** What a record tells of a provider. For each plan and place of it there is an entry. */
export type ListedProvider = {
  npi: string;
  is_person: boolean | null;
  name: string | null;
  languages: string[];
  last_updated_on: string | null;
  plans: ListedPlan[];
};

/** The columns of an entry's line. */
export const ENTRY_COLUMNS = [
  ...(['npi', 'is_person', 'name', 'languages', 'last_updated_on'] as const),
  ...(['plan_id', 'accepts_new', 'network_ids', 'pcp_ids', 'specialties'] as const),
  ...(['place', 'street', 'city', 'state_code', 'zip', 'phone'] as const),
  'source_file',
];

/**
 * Entries as lines for COPY, put together of what they share: a doctor who is in all plans of a large company at two
 * places is written down once, not once for each of some hundred entries.
 * @param before columns that the table has in front, as text
 */
export function entryLines({ plans, ...who }: ListedProvider, file: number, before: string) {
  const person = copyCells([who.npi, who.is_person, who.name, who.languages, who.last_updated_on]);
  const written = new Map<ListedPlace, string>();
  const keys = new Set<string>();
  let lines = '';
  let count = 0;
  for (const { plan_id, accepts_new, network_ids, pcp_ids, specialties, places } of plans) {
    const start = `${before}${person}\t${copyCells([plan_id, accepts_new, network_ids, pcp_ids, specialties])}\t`;
    for (const place of places) {
      const at = written.get(place) ?? placeCells(place, file);
      written.set(place, at);
      lines += `${start}${at}\n`;
      keys.add(`${plan_id}${place.place}`);
      count++;
    }
  }
  return { lines, count, hasDoubles: keys.size < count };
}

const placeCells = ({ place, street, city, state_code, zip, phone }: ListedPlace, file: number) =>
  copyCells([place, street, city, state_code, zip, phone, file] satisfies Cell[]);
