import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallSchema } from '#contract/call-schema.ts';
import { CALL_IDS, type CallId, factsOf } from '#contract/calls.ts';
import { type Parsed, type ReplyInput, SCHEMAS } from '#contract/schemas.ts';
import type { Along } from '../identity/session/store.ts';
import { type FindActor, mustBeAllowed } from './actor.ts';
import { problemSchemas } from './problem-schema.ts';
import { contextOf, type RequestContext } from './request-context.ts';
import type { SubjectGates } from './subject.ts';

export type Call<Id extends CallId> = Parsed<Id> & {
  context: RequestContext;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Handler<Id extends CallId> = {
  id: Id;
  /** Answers the reply, or the Fastify reply itself once it has sent text that is ready. */
  work: (call: Call<Id>) => Promise<ReplyInput<Id> | FastifyReply>;
  /** What to read with the session of who asks, of their own; the request is as it came. */
  along?: NonNullable<AnyHandler['along']>;
};

// A list of handlers for different calls: each was checked against its own call when it was made.
export type AnyHandler = {
  id: CallId;
  work: (call: never) => Promise<unknown>;
  along?: (request: FastifyRequest) => Along | undefined;
};

export const handle = <Id extends CallId>(id: Id, work: Handler<Id>['work']): Handler<Id> => ({ id, work });

/** Does something once the call has been answered well, and what it changed can be seen by all. */
export const afterwards = <Id extends CallId>(handler: Handler<Id>, done: () => void): Handler<Id> => ({
  ...handler,
  work: async (call) => {
    const answer = await handler.work(call);
    done();
    return answer;
  },
});

/** Who asks, and whether it is about their own. */
export type Gates = SubjectGates & { findActor: FindActor };

/** Every call but those about nobody first finds out who asks, and is refused by the facts of the call. */
export function registerHandlers(
  app: FastifyInstance,
  handlers: readonly AnyHandler[],
  { findActor, checkSubject, recordRefused }: Gates,
) {
  mustBeComplete(handlers);
  for (const { id, work, along } of handlers) {
    const { method, path, status = 200, subject } = factsOf(id);
    const { summary, params, query, headers, body, reply, problems = [] }: CallSchema = SCHEMAS[id];
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: {
        operationId: id,
        summary,
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(headers && { headers }),
        ...(body && { body }),
        response: { [status]: reply, ...problemSchemas(problems) },
      },
      ...(subject !== 'nobody' && {
        preValidation: async (request: FastifyRequest, answer: FastifyReply) => {
          request.context.actor = await findActor(request, answer, {
            sees: id !== 'getSession',
            along: along?.(request),
          });
          try {
            mustBeAllowed(id, request.context.actor);
          } catch (refusal) {
            await recordRefused(id, request);
            throw refusal;
          }
        },
        preHandler: (request: FastifyRequest) => checkSubject(id, request),
      }),
      handler: async (request, answer) => {
        answer.code(status);
        const sent = { params: request.params, query: request.query, headers: request.headers, body: request.body };
        return work({ ...sent, context: contextOf(request), request, reply: answer } as never);
      },
    });
  }
}

/** @throws for a call of the contract that nobody handles, so that the server does not start without it. */
function mustBeComplete(handlers: readonly AnyHandler[]) {
  const handled = new Set(handlers.map(({ id }) => id));
  const missing = CALL_IDS.filter((id) => !handled.has(id) && !factsOf(id).onlyWith);
  if (missing.length > 0) {
    throw new Error(`src/server/routes.ts lists no handler for these calls: ${missing.join(', ')}`);
  }
}
