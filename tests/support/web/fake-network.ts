import { vi } from 'vitest';
import type { CallSchema } from '#contract/call-schema.ts';
import { CALL_IDS, CALLS, type CallId } from '#contract/calls.ts';
import { PROBLEMS, Problem } from '#contract/problem.ts';
import { type Parsed, type ReplyInput, SCHEMAS } from '#contract/schemas.ts';
import { aSessionLeft } from './examples.ts';

type Answer<Id extends CallId> = ReplyInput<Id> | Promise<ReplyInput<Id>>;
export type Answers = { [Id in CallId]?: (request: Parsed<Id>) => Answer<Id> };

export type SentRequest = { id: CallId; init: RequestInit; url: string };

/**
 * Stands in for the network. What the page sends and what it gets are both parsed by the contract,
 * so that neither side of a test can say what the real one would not.
 */
export function fakeNetwork(given: Answers) {
  // Every page of somebody who is signed in asks how long they are.
  const answers: Answers = { getSession: () => aSessionLeft(), ...given };
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { id, params, query } = find(address, init);
    sent.push({ id, init, url: address });
    const schema: CallSchema = SCHEMAS[id];
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const request = {
      params: schema.params?.parse(params),
      query: schema.query?.parse(query),
      headers: schema.headers?.parse(init.headers),
      body: schema.body?.parse(body),
    };
    const answer = answers[id] as ((request: unknown) => unknown) | undefined;
    if (!answer) throw new Error(`this test has no answer for ${id}`);
    try {
      const reply = await answer(request);
      return reply instanceof Response ? reply : Response.json(schema.reply.parse(reply));
    } catch (problem) {
      if (problem instanceof Problem) return refuse(problem);
      throw problem;
    }
  });
  return { sent, sentTo: (id: CallId) => sent.filter((request) => request.id === id) };
}

function refuse({ code, fields, current }: Problem): Response {
  const status = PROBLEMS[code];
  return Response.json(
    {
      type: `/problems/${code}`,
      title: 'raw title',
      status,
      // The one detail that programs compare; no other may ever reach a screen.
      detail: code === 'invalid-session' ? 'Invalid session' : 'raw detail',
      instance: '1',
      code,
      fields,
      current,
    },
    { status },
  );
}

// As a router has it: a path without a hole before one with a hole that would take the same.
const holesOf = (id: CallId) => CALLS[id].path.split('{').length;
const NARROWEST_FIRST = CALL_IDS.toSorted((one, other) => holesOf(one) - holesOf(other));

function find(address: string, { method }: RequestInit) {
  const { pathname, searchParams } = new URL(address, 'http://page');
  for (const id of NARROWEST_FIRST) {
    const pattern = new RegExp(`^${CALLS[id].path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const match = CALLS[id].method === method ? pattern.exec(pathname) : null;
    const params = Object.entries(match?.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    if (match) return { id, params: Object.fromEntries(params), query: Object.fromEntries(searchParams) };
  }
  throw new Error(`the contract has no ${method} ${address}`);
}
