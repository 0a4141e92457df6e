import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** One of OWASP's sets of figures for scrypt; it takes 32 MiB for a moment. */
const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

// Half-width and full-width, composed and not: the same letters on two keyboards are one password. NIST SP 800-63B.
const normal = (password: string) => password.normalize('NFKC');

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(normal(password), salt, KEY_BYTES, COST);
  return `scrypt.${salt.toString('base64url')}.${key.toString('base64url')}`;
}

/** Nobody has this one. An unknown e-mail is checked against it, so that it takes as long as a known one. */
const NOBODYS = `scrypt.${randomBytes(SALT_BYTES).toString('base64url')}.${randomBytes(KEY_BYTES).toString('base64url')}`;

export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, salt = '', key = ''] = (hash ?? NOBODYS).split('.');
  const given = await derive(normal(password), Buffer.from(salt, 'base64url'), KEY_BYTES, COST);
  return timingSafeEqual(given, Buffer.from(key, 'base64url')) && hash !== null;
}
