import { createHmac, randomBytes } from 'node:crypto';

/** New with each process: a mark tells nobody what an answer holds, and never outlives the program that wrote it. */
const KEY = randomBytes(32);
const LENGTH = 16;

/** Names an answer by all that it is made of. It stands in an ETag, and behind the version in If-Match. */
export const markOf = (madeOf: unknown): string =>
  createHmac('sha256', KEY).update(JSON.stringify(madeOf)).digest('base64url').slice(0, LENGTH);
