/** Which list is read, and when. */
export type Directory = {
  contractId: string;
  planYear: number;
  /** The day by which an entry is old, or of the future. */
  today: string;
};

export type StagedTables = {
  /** A record of the machine-readable form, alike for those that are alike to the letter. */
  network_staged_record: { fingerprint: string; record: number; npi: string };
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

/** Entries that may have to be made one, and what they are made from. */
export const STAGED_TABLES: readonly ('network_staged_entry' | StagedTable)[] = [
  'network_staged_entry',
  'network_staged_record',
  'network_staged_plan',
  'network_staged_organization',
  'network_staged_person',
  'network_staged_place',
  'network_staged_role',
];
