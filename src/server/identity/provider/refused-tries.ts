import type { FastifyRequest } from 'fastify';
import { Problem } from '#contract/problem.ts';
import type { AccessKind } from '#domain/access/access-kind.ts';
import { type AccessEvents, NOBODY } from '#server/profile/access-events.ts';
import { EMBEDDED } from '../gateway/identity-gateway.ts';
import { accountUuid } from '../sign-in/account-uuid.ts';
import type { Accounts } from './accounts.ts';
import type { SignInLimits } from './sign-in-limits.ts';

type Parts = { accounts: Pick<Accounts, 'idOf'>; events: AccessEvents; limits: SignInLimits };

export type RefusedTries = ReturnType<typeof refusedTries>;

/** Tries at a password that were not let through, and where that is written. */
export function refusedTries({ accounts, events, limits }: Parts) {
  /** In the trail of whose e-mail was tried; the same work for one that nobody has. */
  const record = async (kind: AccessKind, { id, context }: FastifyRequest, email: string) => {
    const subject = await accounts.idOf(email);
    const about = subject === null ? NOBODY : accountUuid({ issuer: EMBEDDED, subject, brand: context.brand });
    await events.recordRefusal({ kind, about, role: 'guest', agentId: null, requestId: id });
  };

  return {
    record,

    /** Counts this try. @throws Problem too-many-requests */
    async mustBeFew(request: FastifyRequest, email: string) {
      const seconds = await limits.waitFor(request, email);
      if (seconds === 0) return;
      await record('sign-in-locked', request, email);
      throw new Problem('too-many-requests', { retryAfter: seconds });
    },
  };
}
