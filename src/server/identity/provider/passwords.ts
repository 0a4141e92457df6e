import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** scrypt's N, as a power of two: one of OWASP's sets of figures for it, which takes 32 MiB for a moment. */
export const SAFE_PASSWORD_COST = 15;

const KEY_BYTES = 32;
const SALT_BYTES = 16;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

// Half-width and full-width, composed and not: the same letters on two keyboards are one password. NIST SP 800-63B.
const normal = (password: string) => password.normalize('NFKC');

const BLOCKS = { r: 8, p: 3 } as const;

type Hash = { cost: number; salt: Buffer; key: Buffer };

/** Only tests, which make hundreds of accounts, take a lower cost. It counts for new hashes: each says its own. */
export function passwords(cost: number) {
  /** Nobody has this one. An unknown e-mail is checked against it, so that it takes as long as a known one. */
  const nobodys: Hash = { cost, salt: randomBytes(SALT_BYTES), key: randomBytes(KEY_BYTES) };

  return {
    async hash(password: string): Promise<string> {
      const salt = randomBytes(SALT_BYTES);
      return written({ cost, salt, key: await keyOf(password, { cost, salt }) });
    },

    async matches(password: string, hash: string | null): Promise<boolean> {
      const known = hash === null ? nobodys : read(hash, cost);
      return timingSafeEqual(await keyOf(password, known), known.key) && hash !== null;
    },
  };
}

const keyOf = (password: string, { cost, salt }: Omit<Hash, 'key'>) =>
  derive(normal(password), salt, KEY_BYTES, { N: 2 ** cost, ...BLOCKS, maxmem: 64 * 1024 * 1024 });

/** The PHC string format, whose base64 has no padding. */
const written = ({ cost, salt, key }: Hash) =>
  `$scrypt$ln=${cost},r=${BLOCKS.r},p=${BLOCKS.p}$${unpadded(salt)}$${unpadded(key)}`;

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const PHC = /^\$scrypt\$ln=(\d+),r=8,p=3\$(.+)\$(.+)$/;

/** The first accounts have hashes that do not say their cost: it is the one that the server was given. */
function read(hash: string, costOfServer: number): Hash {
  const [, ...said] = PHC.exec(hash) ?? ['', String(costOfServer), ...hash.split('.').slice(1)];
  const [cost, salt = '', key = ''] = said;
  return { cost: Number(cost), salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') };
}
