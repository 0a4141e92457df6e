import { lookup as lookUp } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Transform } from 'node:stream';
import ipaddr from 'ipaddr.js';

export type FetchRules = {
  /** In production only public https addresses; a test has its server on its own machine. */
  isPublicOnly: boolean;
  mostBytes: number;
  /** Until an answer begins, and between two pieces of it. */
  silenceMs: number;
  /** For the whole of a file, so that one that only drips ends. */
  wholeMs: number;
  /** For all files of a list together: ten thousand that each take a while keep all other lists waiting. */
  listMs: number;
  /** Ends when they have taken too long. */
  list?: AbortSignal;
};

/** CMS's limit for a file, and what a slow publisher may take. */
export const PUBLIC_RULES: FetchRules = {
  isPublicOnly: true,
  mostBytes: 300_000_000,
  silenceMs: 30_000,
  wholeMs: 900_000,
  listMs: 7_200_000,
};

/** A file of a publisher that can not be had, with the reason. */
export type FetchFault = Error & { status: number | null };

const fetchFault = (why: string, status: number | null = null): FetchFault =>
  Object.assign(new Error(why), { name: 'FetchFault', status });

export const isFetchFault = (error: unknown): error is FetchFault =>
  error instanceof Error && error.name === 'FetchFault';

export type Fetched = { isUnchanged: true } | { isUnchanged: false; etag: string | null; body: Transform };

const MOST_REDIRECTS = 3;

/**
 * Asks a publisher for a file, or only whether it has changed. An address from outside could point anywhere, so each one
 * on the way is looked at, and the connection goes to the very address that was looked at.
 * @throws FetchFault where there is no whole answer.
 */
export async function fetchFile(
  url: string,
  rules: FetchRules,
  knownEtag: string | null = null,
  redirects = MOST_REDIRECTS,
): Promise<Fetched> {
  const address = new URL(url);
  mustBeAllowed(address, rules);
  const whole = AbortSignal.any([AbortSignal.timeout(rules.wholeMs), ...(rules.list ? [rules.list] : [])]);
  const answer = await ask(address, rules, knownEtag, whole);
  const { statusCode: status = 0, headers } = answer;
  if (status === 304) {
    answer.resume();
    return { isUnchanged: true };
  }
  if (status >= 300 && status < 400 && headers.location && redirects > 0) {
    answer.destroy();
    return fetchFile(new URL(headers.location, url).href, rules, knownEtag, redirects - 1);
  }
  if (status !== 200) {
    answer.destroy();
    throw fetchFault(`the publisher answered ${status}`, status);
  }
  if (Number(headers['content-length'] ?? 0) > rules.mostBytes) {
    answer.destroy();
    throw fetchFault('the file is larger than 300 MB');
  }
  return { isUnchanged: false, etag: headers.etag ?? null, body: limited(answer, rules, whole) };
}

function mustBeAllowed({ protocol, hostname }: URL, { isPublicOnly }: FetchRules) {
  if (!isPublicOnly) return;
  if (protocol !== 'https:') throw fetchFault('the address is not an https address');
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublic(host)) throw fetchFault('the address is not a public one');
}

const isPublic = (address: string) => ipaddr.process(address).range() === 'unicast';

const lookUpPublic: LookupFunction = (hostname, options, done) =>
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    const found = addresses?.filter(({ address }) => isPublic(address)) ?? [];
    const [first] = found;
    if (error || !first) done(error ?? fetchFault('the address is not a public one'), '', 0);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });

function ask(url: URL, rules: FetchRules, knownEtag: string | null, signal: AbortSignal): Promise<IncomingMessage> {
  const headers = { accept: 'application/json', ...(knownEtag !== null && { 'if-none-match': knownEtag }) };
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { headers, signal, timeout: rules.silenceMs, ...(rules.isPublicOnly && { lookup: lookUpPublic }) },
      resolve,
    );
    request.on('timeout', () => request.destroy(fetchFault('the publisher fell silent')));
    request.on('error', (error) => reject(isFetchFault(error) ? error : fetchFault(reasonOf(error, rules))));
  });
}

/** The body, which fails when it grows too large, drips for too long or breaks off. */
function limited(answer: IncomingMessage, rules: FetchRules, whole: AbortSignal): Transform {
  let bytes = 0;
  const body = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      done(bytes > rules.mostBytes ? fetchFault('the file is larger than 300 MB') : null, piece);
    },
  });
  const stop = () => body.destroy(fetchFault(tooLong(rules)));
  whole.addEventListener('abort', stop, { once: true });
  answer.on('error', (error) => body.destroy(isFetchFault(error) ? error : fetchFault(reasonOf(error, rules))));
  body.on('close', () => {
    whole.removeEventListener('abort', stop);
    answer.destroy();
  });
  return answer.pipe(body);
}

const reasonOf = (error: Error & { code?: string }, rules: FetchRules) =>
  error.name === 'AbortError' || error.name === 'TimeoutError'
    ? tooLong(rules)
    : `the publisher can not be reached (${error.code ?? error.name})`;

const MINUTE = 60_000;

const tooLong = ({ list, listMs }: FetchRules) =>
  list?.aborted ? `the list could not be read within ${listMs / MINUTE} minutes` : 'the file took too long';
