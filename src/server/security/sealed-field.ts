import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/** Which cell a sealed value belongs to: a value moved to another row or column does not open. */
export type Cell = { table: string; column: string; row: string };

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type FieldSealer = ReturnType<typeof fieldSealer>;

/** Told of a value that does not open, by its cell; never of the value. */
export type OnUnreadable = (cell: Cell) => void;

/** AES-256-GCM for each field, with the id of the key in the value, so that keys can change without a stop. */
export function fieldSealer(ring: KeyRing, onUnreadable: OnUnreadable = () => {}) {
  const keys = ring.map(({ id, secret }) => ({ id, seal: derive(secret, 'seal'), digest: derive(secret, 'digest') }));
  const [newest] = keys;
  if (!newest) throw new Error('There is no key to seal personal fields with.');

  /** @throws when the key is gone, or the value was changed or moved. */
  const open = (sealed: string, cell: Cell): string => {
    const [id = '', body = ''] = sealed.split('.');
    const key = keys.find((candidate) => candidate.id === id);
    if (!key) throw new Error(`No key '${id}' to open ${cell.table}.${cell.column}.`);
    const bytes = Buffer.from(body, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key.seal, bytes.subarray(0, NONCE_BYTES))
      .setAAD(associated(cell))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  };

  return {
    open,

    seal(plain: string, cell: Cell): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', newest.seal, nonce).setAAD(associated(cell));
      const sealed = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${newest.id}.${sealed.toString('base64url')}`;
    },

    /** One damaged field must not hide a whole profile: it counts as not there, and is reported. */
    openOrNull(sealed: string | null | undefined, cell: Cell): string | null {
      if (!sealed) return null;
      try {
        return open(sealed, cell);
      } catch {
        onUnreadable(cell);
        return null;
      }
    },

    /** Answers only 'is it the same': the keyed hash of each key, newest first. Store the first, look for any. */
    digests: (plain: string, purpose: string): string[] =>
      keys.map(({ id, digest }) => {
        const hash = createHmac('sha256', digest).update(`${purpose}\0${plain}`).digest('base64url');
        return `${id}.${hash}`;
      }),
  };
}

// A key for each use, so that what one use gives away helps with no other.
const derive = (secret: Buffer, use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));

const associated = ({ table, column, row }: Cell) => Buffer.from(`${table}|${column}|${row}`);
