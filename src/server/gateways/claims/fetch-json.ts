import { setTimeout as sleep } from 'node:timers/promises';
import type { ClaimsFault } from './claims-gateway.ts';
import { inTurn } from './in-turn.ts';

/** How the outside is asked; the embedded server of this process is asked without a network. */
export type Fetch = (url: URL, options: RequestInit & { signal: AbortSignal }) => Promise<Response>;

export type Limits = {
  answerMilliseconds: number;
  mostBytes: number;
  /** A longer wait than that is not waited out. */
  mostWaitSeconds: number;
};

/** @source decision IMPORT-619: a minute for the whole, of which one answer may not take the most. */
export const LIMITS: Limits = { answerMilliseconds: 20_000, mostBytes: 10 * 1024 * 1024, mostWaitSeconds: 10 };

export type Fetched = { json: unknown } | { because: ClaimsFault; retryAfterSeconds: number | null };

type Parts = { fetch: Fetch; limits: Limits; signal: AbortSignal };

const TRIES = 3;

/** One answer as JSON, or why there is none. Who says when to come back is asked again then, where that is soon. */
export async function fetchJson(url: URL, accessToken: string, { fetch, limits, signal }: Parts): Promise<Fetched> {
  for (let left = TRIES - 1; ; left--) {
    const answer = await askOnce(url, accessToken, { fetch, limits, signal });
    const wait = 'json' in answer ? null : answer.retryAfterSeconds;
    if (wait === null || wait > limits.mostWaitSeconds || left === 0) return answer;
    const hasWaited = await sleep(wait * 1000, true, { signal }).catch(() => false);
    if (!hasWaited) return answer;
  }
}

async function askOnce(url: URL, accessToken: string, { fetch, limits, signal }: Parts): Promise<Fetched> {
  const mine = AbortSignal.any([signal, AbortSignal.timeout(limits.answerMilliseconds)]);
  try {
    const headers = { accept: 'application/fhir+json, application/json', authorization: `Bearer ${accessToken}` };
    // A redirect would carry the token, or an answer, to where nobody has looked.
    const response = await fetch(url, { headers, redirect: 'manual', signal: mine });
    const because = faultOf(response.status);
    if (because) {
      await response.body?.cancel();
      return {
        because,
        retryAfterSeconds: because === 'busy' ? retryAfterOf(response.headers.get('retry-after')) : null,
      };
    }
    const bytes = await bytesOf(response, limits.mostBytes);
    if (!bytes) return { because: 'too-large', retryAfterSeconds: null };
    return { json: await inTurn(() => JSON.parse(bytes.toString('utf8')) as unknown) };
  } catch (error) {
    return { because: mine.aborted ? 'too-slow' : whyThrown(error), retryAfterSeconds: null };
  }
}

function faultOf(status: number): ClaimsFault | null {
  if (status === 200) return null;
  if (status === 429 || status === 503) return 'busy';
  if (status >= 500) return 'out-of-order';
  if (status >= 300 && status < 400) return 'redirected';
  if (status === 401 || status === 403) return 'not-allowed';
  return status === 404 || status === 410 ? 'unknown-person' : 'unreadable';
}

/** What is no JSON is HTML of a page in between, or an answer that was cut off; all else is the line itself. */
const whyThrown = (error: unknown): ClaimsFault => (error instanceof SyntaxError ? 'unreadable' : 'unreachable');

/** Only the seconds: a date would need a clock that both agree on. Null where there are none. */
const retryAfterOf = (text: string | null) => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null);

/** Null as soon as there is more than is read. */
export async function bytesOf(response: Response, most: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
