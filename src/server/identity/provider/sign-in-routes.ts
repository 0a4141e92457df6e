import type { FastifyRequest } from 'fastify';
import { Problem } from '#contract/problem.ts';
import type { AccessKind } from '#domain/access/access-kind.ts';
import { handle } from '#server/http/handle.ts';
import type { AccessEvents } from '#server/profile/access-events.ts';
import type { Attempts } from '#server/security/attempts.ts';
import { agentUuid } from '../sign-in/account-uuid.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { holderOf, interactions } from './interactions.ts';
import type { KnownDevices } from './known-devices.ts';
import type { MailedCodes } from './mailed-code.ts';
import type { EmbeddedProvider } from './providers.ts';
import type { RefusedTries } from './refused-tries.ts';
import type { SignInLimits } from './sign-in-limits.ts';

type Parts = {
  embedded: EmbeddedProvider;
  attempts: Attempts;
  events: AccessEvents;
  devices: KnownDevices;
  limits: SignInLimits;
  refused: RefusedTries;
  codes: Pick<MailedCodes, 'read'>;
  /** Where mails of development are shown; null where they leave the site. */
  mailbox: string | null;
};

/** Wrong codes for one account in an hour: of a million, three are good at once. */
const MOST_WRONG_CODES = 10;

/** Signing in at the embedded identity provider. */
export function signInRoutes(parts: Parts) {
  const { embedded, attempts, events, devices, limits, refused, codes, mailbox } = parts;
  const { find, finish } = interactions(embedded);

  const eventOf = (kind: AccessKind, { id }: FastifyRequest, accountId: string) => {
    const { agentId } = holderOf(accountId);
    return { kind, about: agentUuid(agentId), role: 'guest', agentId, requestId: id } as const;
  };

  return [
    handle('getInteraction', async ({ params, request, reply }) => {
      const interaction = await find(request, reply, params.interaction);
      const accounts = Object.entries(DEMO_ACCOUNTS).map(([person, { email }]) => ({
        person: person as keyof typeof DEMO_ACCOUNTS,
        email,
      }));
      const pending = codes.read(interaction);
      return {
        screen: interaction.prompt.name === 'create' ? ('register' as const) : ('sign-in' as const),
        secondFactor: await embedded.secondStep.read(interaction, request.context.brand),
        mailed: pending && { use: pending.use, email: pending.email, mailbox },
        demo: { password: DEMO_PASSWORD, accounts },
      };
    }),

    handle('signInWithPassword', async ({ params, body, request, reply }) => {
      const interaction = await find(request, reply, params.interaction);
      await refused.mustBeFew(request, body.email);
      const accountId = await embedded.accounts.check(body.email, body.password);
      if (accountId === null) {
        await refused.record('sign-in-refused', request, body.email);
        throw new Problem('sign-in-refused');
      }
      await limits.succeed(request, body.email);
      devices.remember(request, reply, body.email);
      if ((await embedded.accounts.agentOf(accountId)) === null) {
        return finish(request, reply, { accountId, amr: ['pwd'] });
      }
      await embedded.secondStep.begin(interaction, accountId);
      return { continueUrl: null };
    }),

    handle('giveSecondFactor', async ({ params, body, request, reply }) => {
      const interaction = await find(request, reply, params.interaction);
      const accountId = embedded.secondStep.accountOf(interaction);
      if (accountId === null) throw new Problem('sign-in-ended');
      const retryAfter = await attempts.waitForInHour('second factor of', accountId, MOST_WRONG_CODES);
      if (retryAfter > 0) {
        await events.recordRefusal(eventOf('factor-locked', request, accountId));
        throw new Problem('too-many-requests', { retryAfter });
      }
      const taken = await embedded.secondStep.take(interaction, body.code, (transaction) =>
        events.record(transaction, eventOf('factor-enrolled', request, accountId)),
      );
      if (!taken) {
        await events.recordRefusal(eventOf('factor-refused', request, accountId));
        throw new Problem('code-refused');
      }
      await attempts.takeBack('second factor of', accountId);
      return { ...(await finish(request, reply, { accountId, amr: ['pwd', 'otp'] })), ...taken };
    }),
  ];
}
