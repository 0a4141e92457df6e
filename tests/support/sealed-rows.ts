import type pg from 'pg';
import { openDrug, openPharmacy, sealDrug, sealPharmacy } from '#server/features/saved-drugs/sealed-snapshot.ts';
import { openProvider, sealProvider } from '#server/features/saved-providers/sealed-snapshot.ts';
import { emailDigests } from '#server/identity/provider/account-row.ts';
import { fieldSealer } from '#server/security/sealed-field.ts';
import { TEST_KEYS } from './app.ts';

type Snapshot = Record<string, unknown>;
/** What a damaged row holds in the place of what it held. */
export type Damage = (snapshot: Snapshot) => unknown;

const sealer = fieldSealer(TEST_KEYS);

/** Writes something else into the saved drugs of somebody, of that name or all of them. @returns how many. */
export async function damageDrugs(pool: pg.Pool, uuid: string, damage: Damage, name?: string): Promise<number> {
  const { rows } = await pool.query<{ drug_id: string; sealed: string }>(
    'select drug_id, snapshot_sealed as sealed from saved_drug where profile_uuid = $1',
    [uuid],
  );
  let damaged = 0;
  for (const { drug_id, sealed } of rows) {
    const snapshot = openDrug(sealer, { snapshot: null, sealed }, drug_id) as Snapshot;
    if (name !== undefined && snapshot['drugName'] !== name) continue;
    await pool.query('update saved_drug set snapshot_sealed = $3 where profile_uuid = $1 and drug_id = $2', [
      uuid,
      drug_id,
      sealDrug(sealer, damage(snapshot), drug_id),
    ]);
    damaged += 1;
  }
  return damaged;
}

export async function damagePharmacy(pool: pg.Pool, uuid: string, damage: Damage): Promise<number> {
  const find = 'select snapshot_sealed as sealed from saved_pharmacy where profile_uuid = $1';
  const { rows } = await pool.query<{ sealed: string }>(find, [uuid]);
  for (const { sealed } of rows) {
    const snapshot = openPharmacy(sealer, { snapshot: null, sealed }, uuid) as Snapshot;
    await pool.query('update saved_pharmacy set snapshot_sealed = $2 where profile_uuid = $1', [
      uuid,
      sealPharmacy(sealer, damage(snapshot), uuid),
    ]);
  }
  return rows.length;
}

/** Puts a text that may be no JSON in the place of what imports found. */
export async function damageImports(pool: pg.Pool, uuid: string, text: string) {
  const { rows } = await pool.query<{ import_id: string }>(
    'select import_id from member_import where profile_uuid = $1 and result_sealed is not null',
    [uuid],
  );
  for (const { import_id: row } of rows) {
    await pool.query('update member_import set result_sealed = $3 where profile_uuid = $1 and import_id = $2', [
      uuid,
      row,
      sealer.seal(text, { table: 'member_import', column: 'result', row }),
    ]);
  }
}

/** As the drugs, for the saved doctors. */
export async function damageProviders(pool: pg.Pool, uuid: string, damage: Damage, name?: string): Promise<number> {
  const { rows } = await pool.query<{ provider_id: string; sealed: string }>(
    'select provider_id, snapshot_sealed as sealed from saved_provider where profile_uuid = $1',
    [uuid],
  );
  const named = rows.filter(({ provider_id, sealed }) => {
    const snapshot = openProvider(sealer, sealed, provider_id) as Snapshot;
    return name === undefined || snapshot['providerName'] === name;
  });
  for (const { provider_id, sealed } of named) {
    const damaged = damage(openProvider(sealer, sealed, provider_id) as Snapshot);
    await pool.query('update saved_provider set snapshot_sealed = $3 where profile_uuid = $1 and provider_id = $2', [
      uuid,
      provider_id,
      sealProvider(sealer, damaged, provider_id),
    ]);
  }
  return named.length;
}

export const without =
  (key: string): Damage =>
  ({ [key]: _left, ...rest }) =>
    rest;

/** The accounts of the built-in provider with that e-mail. */
export async function accountsOf(pool: pg.Pool, email: string): Promise<string[]> {
  const { rows } = await pool.query<{ account_id: string }>(
    'select account_id from idp_account where email_digest = any($1)',
    [emailDigests(sealer, email)],
  );
  return rows.map(({ account_id }) => account_id);
}
