import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/** A keyed hash, with the id of the key that made it. */
export type Keyed = { keyId: string; hash: string };

/** JSON of it is what is hashed: names, numbers and lists, in a fixed order. */
type Content = readonly unknown[];

/**
 * The rows of a chain and its signed heads, each with a key of its own that is derived for this chain: a row never
 * passes for a head, nor the head of one chain for that of another. The content of a row begins with the hash of the
 * row before it and whose chain it is.
 */
export function keyedChain(ring: KeyRing, name: string) {
  return { row: keyedHash(ring, `${name} row`), head: keyedHash(ring, `${name} head`) };
}

function keyedHash(ring: KeyRing, use: string) {
  const keys = ring.map(({ id, secret }) => ({ id, key: Buffer.from(hkdfSync('sha256', secret, '', use, 32)) }));
  const [newest] = keys;
  if (!newest) throw new Error(`There is no key for the ${use}.`);

  return {
    sign: (content: Content): Keyed => ({ keyId: newest.id, hash: mac(newest.key, content) }),

    /** False too for a key that is not known: what nobody can check has not been checked. */
    fits(content: Content, { keyId, hash }: Keyed): boolean {
      const found = keys.find(({ id }) => id === keyId);
      if (!found) return false;
      const given = Buffer.from(hash);
      const right = Buffer.from(mac(found.key, content));
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

const mac = (key: Buffer, content: Content) => createHmac('sha256', key).update(JSON.stringify(content)).digest('hex');
