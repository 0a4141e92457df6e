/** What a list says of a provider at one place, for one plan, as it is read. */
export type StagedEntry = {
  /** The record of a file that tells it: its place in the file, or the id of its resource. */
  record: string;
  /** Alike for records that are alike to the letter; null where ids tell. */
  fingerprint: string | null;
  npi: string;
  plan_id: string;
  place: string;
  is_person: boolean | null;
  name: string | null;
  street: string | null;
  city: string | null;
  state_code: string | null;
  zip: string | null;
  phone: string | null;
  accepts_new: boolean | null;
  network_ids: string[];
  pcp_ids: string[];
  specialties: string[];
  languages: string[];
  last_updated_on: string | null;
};

/** Which list is read, and when. */
export type Directory = {
  contractId: string;
  planYear: number;
  /** The day by which an entry is old, or of the future. */
  today: string;
};

export type StagedTables = {
  network_staged_entry: StagedEntry;
  network_staged_plan: { seq: number; id: string; plan_id: string; networks: string[] };
  network_staged_organization: {
    seq: number;
    id: string;
    /** As Plan-Net types it: 'fac', 'prvgrp', 'ntwk', 'payer'; empty where it does not say. */
    kind: string;
    npi: string | null;
    name: string | null;
    street: string | null;
    city: string | null;
    state_code: string | null;
    zip: string | null;
    phone: string | null;
  };
  network_staged_person: { seq: number; id: string; npi: string | null; name: string | null; languages: string[] };
  network_staged_place: {
    seq: number;
    id: string;
    place: string;
    street: string | null;
    city: string | null;
    state_code: string | null;
    zip: string | null;
    phone: string | null;
  };
  network_staged_role: {
    seq: number;
    id: string;
    is_person: boolean;
    /** Of the person; null for a facility, which is one of the organizations. */
    provider: string | null;
    /** Where the role itself tells it. */
    npi: string | null;
    organizations: string[];
    networks: string[];
    places: string[];
    phone: string | null;
    accepts_new: boolean | null;
    pcp_ids: string[];
    specialties: string[];
    last_updated_on: string | null;
  };
};
export type StagedTable = keyof StagedTables;

export const STAGED_TABLES: readonly StagedTable[] = [
  'network_staged_entry',
  'network_staged_plan',
  'network_staged_organization',
  'network_staged_person',
  'network_staged_place',
  'network_staged_role',
];
