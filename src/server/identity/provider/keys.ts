import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';
import type pg from 'pg';
import type { Clock } from '#server/clock.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';

export type ProviderKeys = { signing: JWK; cookie: string };

type Parts = { pool: pg.Pool; sealer: FieldSealer; machine: Clock };

/** Made by whichever process comes first, and read by all. */
export async function providerKeys(parts: Parts): Promise<ProviderKeys> {
  const [signing, cookie] = await Promise.all([
    sharedKey(parts, 'signing', makeSigningKey),
    sharedKey(parts, 'cookie', async () => randomBytes(32).toString('base64url')),
  ]);
  return { signing: JSON.parse(signing) as JWK, cookie };
}

async function sharedKey({ pool, sealer, machine }: Parts, name: string, make: () => Promise<string>): Promise<string> {
  const cell = { table: 'idp_key', column: 'sealed', row: name };
  const find = async () =>
    (await pool.query<{ sealed: string }>('select sealed from idp_key where key_name = $1', [name])).rows[0]?.sealed;

  const before = await find();
  const known = sealer.openOrNull(before, cell);
  if (known !== null) return known;

  // A key that no longer opens is replaced, and only that one: a process beside this one may have replaced it already.
  await pool.query(
    `insert into idp_key (key_name, sealed, created_at) values ($1, $2, $3)
     on conflict (key_name) do update set sealed = excluded.sealed, created_at = excluded.created_at
     where idp_key.sealed = $4`,
    [name, sealer.seal(await make(), cell), new Date(machine()), before ?? null],
  );
  return sealer.open((await find()) ?? '', cell);
}

async function makeSigningKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
  const kid = randomBytes(8).toString('base64url');
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid });
}
