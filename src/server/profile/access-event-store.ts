import type { Role } from '#domain/access/role.ts';
import type { Queryable } from '../db/transaction.ts';
import type { Keyed } from '../security/keyed-chain.ts';

/** An event as it is kept. Milliseconds of the machine clock. */
export type EventRow = Keyed & {
  position: number;
  at: number;
  kind: string;
  role: Role;
  agentId: string | null;
  times: number;
  requestId: string | null;
};

export type Head = { position: number; hash: string; headKeyId: string; headHash: string };

/** Holds the chain until the transaction ends: what is added to one chain comes one after another. */
export async function lockHead(transaction: Queryable, about: string): Promise<Head> {
  const [, { rows }] = await Promise.all([
    transaction.query({
      name: 'begin-access-chain',
      text: `insert into access_chain (about_uuid, position, hash, head_key_id, head_hash) values ($1, 0, '', '', '')
             on conflict (about_uuid) do nothing`,
      values: [about],
    }),
    transaction.query<RawHead>({
      name: 'lock-access-chain',
      text: 'select position, hash, head_key_id, head_hash from access_chain where about_uuid = $1 for update',
      values: [about],
    }),
  ]);
  if (!rows[0]) throw new Error('The chain of access events is not there.');
  return toHead(rows[0]);
}

export async function addEvent(transaction: Queryable, { about, ...event }: EventRow & { about: string }) {
  const { position, kind, role, agentId, times, requestId, keyId, hash } = event;
  await transaction.query({
    name: 'add-access-event',
    text: `insert into access_event (about_uuid, position, at, kind, role, agent_id, times, request_id, key_id, hash)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [about, position, new Date(event.at), kind, role, agentId, times, requestId, keyId, hash],
  });
}

export async function moveHead(transaction: Queryable, about: string, { position, hash, headKeyId, headHash }: Head) {
  await transaction.query({
    name: 'move-access-head',
    text: `update access_chain set position = $2, hash = $3, head_key_id = $4, head_hash = $5 where about_uuid = $1`,
    values: [about, position, hash, headKeyId, headHash],
  });
}

export async function readHead(db: Queryable, about: string): Promise<Head | null> {
  const { rows } = await db.query<RawHead>(
    'select position, hash, head_key_id, head_hash from access_chain where about_uuid = $1',
    [about],
  );
  return rows[0] ? toHead(rows[0]) : null;
}

type RawHead = { position: number; hash: string; head_key_id: string; head_hash: string };

const toHead = ({ position, hash, head_key_id, head_hash }: RawHead): Head => ({
  position,
  hash,
  headKeyId: head_key_id,
  headHash: head_hash,
});

type RawEvent = {
  position: number;
  at: Date;
  kind: string;
  role: Role;
  agent_id: string | null;
  times: number;
  request_id: string | null;
  key_id: string;
  hash: string;
};

export async function findEvents(db: Queryable, about: string): Promise<EventRow[]> {
  const { rows } = await db.query<RawEvent>(
    `select position, at, kind, role, agent_id, times, request_id, key_id, hash
     from access_event where about_uuid = $1 order by position`,
    [about],
  );
  return rows.map(({ agent_id, request_id, key_id, at, ...row }) => ({
    ...row,
    at: at.getTime(),
    agentId: agent_id,
    requestId: request_id,
    keyId: key_id,
  }));
}
