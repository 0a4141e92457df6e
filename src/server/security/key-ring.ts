import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Newest first: the first key writes, every key reads. */
export type KeyRing = readonly { id: string; secret: Buffer }[];

/**
 * `id:base64,id:base64`, newest first.
 * @throws when a key is not 32 bytes, or an id is missing, repeated or not plain.
 */
export function parseKeyRing(text: string): KeyRing {
  const ring = text.split(',').map((entry) => {
    const [id = '', encoded = ''] = entry.trim().split(':');
    const secret = Buffer.from(encoded, 'base64');
    if (!/^[a-z0-9-]{1,20}$/.test(id)) throw new Error('A key needs a short plain id, like k1:…');
    if (secret.length !== 32) throw new Error(`The key '${id}' must be 32 bytes in base64.`);
    return { id, secret };
  });
  if (new Set(ring.map(({ id }) => id)).size !== ring.length) throw new Error('Two keys have the same id.');
  return ring;
}

/** The embedded default: keys made once under the data folder, readable by the owner only. */
export function localKeyRing(dataDir: string, name: 'data' | 'cookie' | 'audit'): KeyRing {
  const file = join(dataDir, `${name}-keys`);
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `k1:${randomBytes(32).toString('base64')}`, { mode: 0o600 });
    linkUnlessThere(draft, file);
    rmSync(draft);
  }
  chmodSync(file, 0o600);
  return parseKeyRing(readFileSync(file, 'utf8').trim());
}

// Two processes may start at once on one data folder: the first to link wins, and both read its key.
function linkUnlessThere(draft: string, file: string) {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  }
}
