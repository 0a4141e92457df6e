import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** scrypt's N, as a power of two: one of OWASP's sets of figures for it, which takes 32 MiB for a moment. */
export const SAFE_PASSWORD_COST = 15;

const KEY_BYTES = 32;
const SALT_BYTES = 16;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

// Half-width and full-width, composed and not: the same letters on two keyboards are one password. NIST SP 800-63B.
const normal = (password: string) => password.normalize('NFKC');

/** Nobody has this one. An unknown e-mail is checked against it, so that it takes as long as a known one. */
const NOBODYS = `scrypt.${randomBytes(SALT_BYTES).toString('base64url')}.${randomBytes(KEY_BYTES).toString('base64url')}`;

/** Only tests, which make hundreds of accounts, take a lower cost. */
export function passwords(cost: number) {
  const figures = { N: 2 ** cost, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };

  return {
    async hash(password: string): Promise<string> {
      const salt = randomBytes(SALT_BYTES);
      const key = await derive(normal(password), salt, KEY_BYTES, figures);
      return `scrypt.${salt.toString('base64url')}.${key.toString('base64url')}`;
    },

    async matches(password: string, hash: string | null): Promise<boolean> {
      const [, salt = '', key = ''] = (hash ?? NOBODYS).split('.');
      const given = await derive(normal(password), Buffer.from(salt, 'base64url'), KEY_BYTES, figures);
      return timingSafeEqual(given, Buffer.from(key, 'base64url')) && hash !== null;
    },
  };
}
