import { type CallFacts, type CallId, factsOf } from '#contract/calls.ts';
import { Problem, type ProblemCode, type ProblemReply } from '#contract/problem.ts';
import type { Arguments, Reply } from '#contract/schemas.ts';
import { agentHeader, keepAgentHeader } from './agent-header.ts';
import { untilTakenOver } from './taken-over.ts';

/** Decision ENV-605: how long a call may take that says nothing else. */
export const CALL_TIMEOUT = 15_000;

/** Spec A8, B8: the mark of a session that has ended. A 401 without it is a refusal like any other. ERR-613. */
const INVALID_SESSION = 'Invalid session';

type Sent = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
};

const etags = new WeakMap<object, string>();

/** What names a reply, for If-None-Match: it is gone with the reply, and nothing of a profile is stored for it. */
export const etagOf = (reply: object): string | null => etags.get(reply) ?? null;

/** A read that named what the page has, in If-None-Match, and it is still so. */
export class NotChanged extends Error {}

/**
 * The one way to the server. A read is tried twice when nobody answers or the server is busy; a change is sent once.
 * @throws Problem for every refusal and every failure; NotChanged.
 */
export async function call<Id extends CallId>(
  id: Id,
  given: Arguments<Id>,
  signal?: AbortSignal,
  etag?: string | null,
): Promise<Reply<Id>> {
  const facts = factsOf(id);
  const sent: Sent = given;
  const headers = etag ? { ...sent.headers, 'if-none-match': etag } : sent.headers;
  const request = () => exchange(facts, { ...sent, ...(headers && { headers }) }, signal);
  if (facts.method !== 'GET') return (await request()) as Reply<Id>;

  try {
    return (await request()) as Reply<Id>;
  } catch (problem) {
    if (signal?.aborted || !isWorthAnotherTry(problem)) throw problem;
    return (await request()) as Reply<Id>;
  }
}

async function exchange(facts: CallFacts, sent: Sent, signal: AbortSignal | undefined): Promise<unknown> {
  const timeout = AbortSignal.timeout(facts.mayTake ?? CALL_TIMEOUT);
  // Every POST is JSON, also one that says nothing. DATA-408.
  const body = sent.body ?? (facts.method === 'POST' ? {} : undefined);
  const address = addressOf(facts.path, sent);
  try {
    const response = await fetch(address, {
      method: facts.method,
      // Decision DATA-410: who is asking matters to these calls alone.
      credentials: /^\/(landrover\/api|online-enrollment)\//.test(facts.path) ? 'same-origin' : 'omit',
      headers: { ...headersOf(facts, sent, body), ...agentHeader(address) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    keepAgentHeader(address, response.headers);
    if (response.status === 304) throw new NotChanged();
    const answer: unknown = await response.json();
    if (response.ok) return withEtag(answer, response.headers.get('etag'));
    throw problemOf(answer, response.status);
  } catch (error) {
    if (error instanceof Problem || error instanceof NotChanged || signal?.aborted) throw error;
    throw new Problem('unexpected', { cause: error });
  } finally {
    await untilTakenOver();
  }
}

function withEtag(answer: unknown, etag: string | null): unknown {
  if (etag !== null && typeof answer === 'object' && answer !== null) etags.set(answer, etag);
  return answer;
}

function addressOf(path: string, { params = {}, query = {} }: Sent): string {
  const filled = path.replace(/\{(\w+)\}/g, (_hole, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  return pairs.length ? `${filled}?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : filled;
}

const headersOf = ({ noCache }: CallFacts, { headers = {} }: Sent, body: unknown): Record<string, string> => ({
  accept: 'application/json',
  ...(body !== undefined && { 'content-type': 'application/json' }),
  ...(noCache && { 'cache-control': 'no-cache', pragma: 'no-cache' }),
  ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
});

function problemOf(answer: unknown, status: number): Problem {
  const { fields, current, ...rest } = (answer ?? {}) as Partial<ProblemReply>;
  return new Problem(codeOf(rest, status), { ...(fields && { fields }), current, cause: answer });
}

/** What is of our making names its code twice. One that is newer than this page has no words here: see problem-text.ts. */
function codeOf({ type, code, detail }: Partial<ProblemReply>, status: number): ProblemCode {
  if (status === 401 && detail === INVALID_SESSION) return 'invalid-session';
  if (code !== undefined && type === `/problems/${code}` && code !== 'invalid-session') return code;
  return status === 503 ? 'not-ready' : 'unexpected';
}

// fetch rejects with a TypeError when nobody answers. A call that ran out of time is not tried again.
const isWorthAnotherTry = (problem: unknown) =>
  problem instanceof Problem && (problem.code === 'not-ready' || problem.cause instanceof TypeError);
