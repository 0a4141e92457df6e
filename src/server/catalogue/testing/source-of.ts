import { Readable } from 'node:stream';
import type { Source } from '../files/source.ts';

/** A file that exists in memory only. */
export const sourceOf = (content: string | Buffer, name = 'file.csv'): Source => ({
  name,
  madeUp: false,
  open: async () => Readable.from([Buffer.from(content)]),
});
