import type pg from 'pg';
import { inTransaction, type Queryable } from '../db/transaction.ts';
import type { AccessChain } from '../profile/access-chain.ts';
import { type AuditChain, type AuditEntry, type AuditLink, type LastRow, START } from '../profile/audit.ts';
import type { AcceptanceFault, AcceptedFaults, InspectedFault } from './accepted-faults.ts';
import type { AnchorFault, Anchors } from './anchors.ts';
import { faultName, faultState } from './fault-state.ts';
import { type AccessFault, checkAccess } from './verify-access.ts';

/** The first row of a trail that does not fit, or its head. */
export type TrailFault = { uuid: string; position: number } | { uuid: string; position: 'head' };
export type Fault = TrailFault | AccessFault | AnchorFault | AcceptanceFault;
/** A fault as it was inspected; the reason is null while nobody accepts it in that state. */
export type FoundFault = InspectedFault & { what: Fault; reason: string | null };
/** Trails and rows are those of changes; each profile has one. */
export type Verified = { rows: number; trails: number; accessTrails: number; anchors: number; faults: FoundFault[] };

const PAGE = 5000;
const LOWEST_UUID = '00000000-0000-0000-0000-000000000000';

type Parts = { pool: pg.Pool; chain: AuditChain; access: AccessChain; anchors: Anchors; accepted: AcceptedFaults };

/** Looks at all trails, their heads and the anchors over them, in one snapshot and page by page. Changes nothing. */
export const verifyTrails = ({ pool, chain, access, anchors, accepted }: Parts): Promise<Verified> =>
  inTransaction(pool, async (transaction) => {
    await transaction.query('set transaction isolation level repeatable read, read only');
    const { rows, broken } = await checkRows(transaction, chain);
    const heads = await checkHeads(transaction, chain);
    const looks = await checkAccess(transaction, access);
    const anchored = await anchors.check(transaction);
    // A trail that is broken within is told of once.
    const ends = heads.faults.filter(({ uuid }) => !broken.some((fault) => fault.uuid === uuid));
    const { good, faults: unfit } = await accepted.read(transaction);
    const faults: FoundFault[] = [];
    for (const what of [...broken, ...ends, ...looks.faults, ...anchored.faults, ...unfit]) {
      const inspected = { fault: faultName(what), state: await faultState(transaction, what) };
      const isIt = ({ fault, state }: InspectedFault) => fault === inspected.fault && state === inspected.state;
      faults.push({ ...inspected, what, reason: good.findLast(isIt)?.reason ?? null });
    }
    return { rows, trails: heads.count, accessTrails: looks.count, anchors: anchored.count, faults };
  });

type RawEntry = {
  profile_uuid: string;
  position: number;
  at: Date;
  role: AuditEntry['role'];
  agent_id: string | null;
  action: string;
  fields: string[];
  request_id: string;
  hash: string;
  key_id: string | null;
};

async function checkRows(db: Queryable, chain: AuditChain) {
  const broken: TrailFault[] = [];
  let uuid = LOWEST_UUID;
  let before: AuditLink = START;
  let rows = 0;
  let page: RawEntry[];
  do {
    page = await entriesAfter(db, uuid, before.position);
    rows += page.length;
    for (const raw of page) {
      if (raw.profile_uuid !== uuid) before = START;
      uuid = raw.profile_uuid;
      const link = { position: raw.position, hash: raw.hash, keyId: raw.key_id };
      const entry = { ...raw, agentId: raw.agent_id, requestId: raw.request_id, at: raw.at.getTime() };
      const isFirst = broken.at(-1)?.uuid !== uuid;
      if (isFirst && !chain.isLinked(uuid, entry, { link, before })) {
        broken.push({ uuid, position: before.position + 1 });
      }
      before = link;
    }
  } while (page.length === PAGE);
  return { rows, broken };
}

async function entriesAfter(db: Queryable, uuid: string, position: number): Promise<RawEntry[]> {
  const { rows } = await db.query<RawEntry>({
    name: 'audit-entries-after',
    text: `select profile_uuid, position, at, role, agent_id, action, fields, request_id, hash, key_id
           from audit_entry where (profile_uuid, position) > ($1, $2) order by profile_uuid, position limit $3`,
    values: [uuid, position, PAGE],
  });
  return rows;
}

type RawHead = {
  profile_uuid: string;
  audit_position: number;
  audit_hash: string;
  audit_key_id: string | null;
  audit_signature: string | null;
  last: LastRow | null;
};

async function checkHeads(db: Queryable, chain: AuditChain) {
  const faults: TrailFault[] = [];
  let uuid = LOWEST_UUID;
  let count = 0;
  let page: RawHead[];
  do {
    page = await headsAfter(db, uuid);
    count += page.length;
    for (const raw of page) {
      uuid = raw.profile_uuid;
      const { audit_position: position, audit_hash: hash } = raw;
      const head = { position, hash, signedBy: raw.audit_key_id, signature: raw.audit_signature };
      if (!chain.isHead(uuid, head, raw.last)) faults.push({ uuid, position: 'head' });
    }
  } while (page.length === PAGE);
  return { count, faults };
}

async function headsAfter(db: Queryable, uuid: string): Promise<RawHead[]> {
  const { rows } = await db.query<RawHead>({
    name: 'audit-heads-after',
    text: `select profile_uuid, audit_position, audit_hash, audit_key_id, audit_signature,
             (select json_build_object('position', position, 'hash', hash) from audit_entry
              where audit_entry.profile_uuid = profile.profile_uuid order by position desc limit 1) as last
           from profile where profile_uuid > $1 order by profile_uuid limit $2`,
    values: [uuid, PAGE],
  });
  return rows;
}
