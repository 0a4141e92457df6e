import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Parsed, ReplyInput, Route } from '#contract/route.ts';
import { ruleOf } from '#domain/access/policy.ts';
import { type FindActor, mustBeAllowed } from './actor.ts';
import { problemSchemas } from './problem-schema.ts';
import { contextOf, type RequestContext } from './request-context.ts';
import type { CheckSubject } from './subject.ts';

export type Call<R extends Route> = Parsed<R> & {
  context: RequestContext;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Handler<R extends Route> = {
  route: R;
  /** Answers the reply, or the Fastify reply itself once it has sent text that is ready. */
  work: (call: Call<R>) => Promise<ReplyInput<R> | FastifyReply>;
  /** How often one address may ask, where asking makes something. */
  mostPerMinute?: number;
};

// A list of handlers for different calls: each was checked against its own call when it was made.
export type AnyHandler = { route: Route; work: (call: never) => Promise<unknown>; mostPerMinute?: number };

export const handle = <R extends Route>(route: R, work: Handler<R>['work']): Handler<R> => ({ route, work });

/** Who asks, and whether it is about their own. */
export type Gates = { findActor: FindActor; checkSubject: CheckSubject };

const MINUTE = 60_000;

/** Every call but those about nobody first finds out who asks, and is refused by the one policy table. */
export function registerHandlers(
  app: FastifyInstance,
  handlers: readonly AnyHandler[],
  { findActor, checkSubject }: Gates,
) {
  for (const { route, work, mostPerMinute } of handlers) {
    app.route({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: {
        operationId: route.id,
        summary: route.summary,
        ...(route.params && { params: route.params }),
        ...(route.query && { querystring: route.query }),
        ...(route.headers && { headers: route.headers }),
        ...(route.body && { body: route.body }),
        response: { [route.status ?? 200]: route.reply, ...problemSchemas(route.problems ?? []) },
      },
      ...(mostPerMinute && { config: { rateLimit: { max: mostPerMinute, timeWindow: MINUTE } } }),
      ...(ruleOf(route.id).subject !== 'nobody' && {
        preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
          request.context.actor = await findActor(request, reply, { sees: route.id !== 'getSession' });
          mustBeAllowed(route.id, request.context.actor);
        },
        preHandler: (request: FastifyRequest) => checkSubject(route.id, request),
      }),
      handler: async (request, reply) => {
        reply.code(route.status ?? 200);
        const { params, query, headers, body } = request;
        return work({ params, query, headers, body, context: contextOf(request), request, reply } as never);
      },
    });
  }
}
