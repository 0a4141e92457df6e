import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CurrentEditions } from './current-editions.ts';
import { editionCache, madeOnce } from './edition-cache.ts';

/** The answers of some two thousand counties, or of some six thousand plans. */
const MOST_BYTES = 32_000_000;

/** Made once and sent often; the highest level takes a tenth of a second for a county. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const pack = {
  br: (plain: Buffer): Promise<Buffer> => promisify(brotliCompress)(plain, BROTLI),
  gzip: (plain: Buffer): Promise<Buffer> => promisify<Buffer, Buffer>(gzip)(plain),
  identity: async (plain: Buffer) => plain,
};

type Answer = { bytes: Buffer; etag: string };

/**
 * Answers about the catalogue as they are sent, compressed too, until an edition changes. They are the same for
 * everybody: a question names a call and what its address holds, and no answer may depend on who asks.
 */
export function keptAnswers(editionsNow: () => Promise<CurrentEditions>) {
  const answers = madeOnce(editionCache<Answer>(({ bytes }) => bytes.length, MOST_BYTES));

  return async (
    question: readonly (string | number)[],
    encoding: keyof typeof pack,
    write: () => Promise<Buffer>,
  ): Promise<Answer> => {
    const editions = await editionsNow();
    const name = JSON.stringify(question);
    const plain = () => answers(editions, name, async () => withMark(await write()));
    if (encoding === 'identity') return plain();
    return answers(editions, encoding + name, async () => {
      const { bytes, etag } = await plain();
      return { bytes: await pack[encoding](bytes), etag };
    });
  };
}

const withMark = (bytes: Buffer): Answer => ({
  bytes,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
});
