import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#contract/problem.ts';
import type { Parsed, Reply } from '#contract/schemas.ts';
import type { Clock } from '#server/clock.ts';
import { handle } from '#server/http/handle.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { Sessions } from '#server/identity/session/sessions.ts';
import type { ownSessions } from './own-sessions.ts';

type Sent = Parsed<'authValidate'>['body'];
type Answer = Reply<'authValidate'>;

type Parts = {
  machine: Clock;
  sessions: Sessions;
  own: ReturnType<typeof ownSessions>;
  signIn: (sent: Sent, request: FastifyRequest, reply: FastifyReply) => Promise<Answer>;
  signOut: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
};

export const sessionRoutes = ({ machine, sessions, own, signIn, signOut }: Parts) => {
  const secondsLeft = ({ actor, limits }: RequestContext) => {
    if (!actor.session) throw new Problem('invalid-session');
    const { left, untilEnd, limits: effective } = sessions.left(actor.session, limits);
    const { idleSeconds, warningSeconds } = effective;
    return { secondsLeft: inSeconds(left), secondsUntilEnd: inSeconds(untilEnd), idleSeconds, warningSeconds };
  };

  return [
    handle('authValidate', async ({ params, body, context, request, reply }) => {
      if (params.brand !== context.brand) throw new Problem('not-found');
      return signIn(body, request, reply);
    }),

    handle('logout', async ({ request, reply }) => ({ signedOutUrl: await signOut(request, reply) })),

    handle('getSession', async ({ context }) => secondsLeft(context)),

    handle('staySignedIn', async ({ context }) => {
      const { session } = context.actor;
      if (!session) throw new Problem('invalid-session');
      return secondsLeft({
        ...context,
        actor: { ...context.actor, session: await sessions.see(session, machine(), 0) },
      });
    }),

    handle('listSessions', async ({ context }) => ({ sessions: await own.list(context) })),

    handle('endSession', async ({ params, context }) => {
      await own.end(context, params.id);
      return { ended: true as const };
    }),

    handle('endOtherSessions', async ({ context }) => {
      await own.endOthers(context);
      return { ended: true as const };
    }),
  ];
};

const inSeconds = (milliseconds: number) => Math.max(0, Math.floor(milliseconds / 1000));
