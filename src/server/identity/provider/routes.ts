import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#contract/problem.ts';
import type { AccessKind } from '#domain/access/access-kind.ts';
import { BRANDS } from '#domain/brand/brand.ts';
import type { ForgetBrowser } from '#server/features/deletion/routes.ts';
import type { AskForDeletion } from '#server/features/deletion/store.ts';
import { handle } from '#server/http/handle.ts';
import { type AccessEvents, NOBODY } from '#server/profile/access-events.ts';
import type { Attempts } from '#server/security/attempts.ts';
import { claimsOf } from '../gateway/claims.ts';
import { EMBEDDED } from '../gateway/identity-gateway.ts';
import type { Sessions } from '../session/sessions.ts';
import { accountUuid, agentUuid } from '../sign-in/account-uuid.ts';
import type { RenameShopper } from '../sign-in/rename-shopper.ts';
import { signedInAs } from './client.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import type { KnownDevices } from './known-devices.ts';
import { mustBeStrong } from './password-strength.ts';
import type { EmbeddedProvider } from './providers.ts';
import type { SignInLimits } from './sign-in-limits.ts';

type Parts = {
  embedded: EmbeddedProvider;
  attempts: Attempts;
  events: AccessEvents;
  devices: KnownDevices;
  limits: SignInLimits;
  idTokenOf: Sessions['idTokenOf'];
  endOthers: Sessions['endOthers'];
  rename: RenameShopper;
  askForDeletion: AskForDeletion;
  forget: ForgetBrowser;
};

/** Wrong codes for one account in an hour: of a million, three are good at once. */
const MOST_WRONG_CODES = 10;

/** The screens of the embedded identity provider. */
export function identityRoutes(parts: Parts) {
  const { embedded, attempts, devices, limits, events, idTokenOf, endOthers, rename, askForDeletion, forget } = parts;

  /** In the trail of whose e-mail was tried; the same work for one that nobody has. */
  const recordRefused = async (kind: AccessKind, { id, context }: FastifyRequest, email: string) => {
    const subject = await embedded.accounts.idOf(email);
    const about = subject === null ? NOBODY : accountUuid({ issuer: EMBEDDED, subject, brand: context.brand });
    await events.recordRefusal({ kind, about, role: 'guest', agentId: null, requestId: id });
  };

  const mustBeFew = async (request: FastifyRequest, email: string) => {
    const seconds = await limits.waitFor(request, email);
    if (seconds === 0) return;
    await recordRefused('sign-in-locked', request, email);
    throw new Problem('too-many-requests', { retryAfter: seconds });
  };

  const eventOf = (kind: AccessKind, { id }: FastifyRequest, accountId: string) => {
    const { agentId } = holderOf(accountId);
    return { kind, about: agentUuid(agentId), role: 'guest', agentId, requestId: id } as const;
  };

  const finish = async (request: FastifyRequest, reply: FastifyReply, { accountId, amr }: Proved) => {
    const provider = await providerOf(embedded, request);
    const returnTo = await provider.interactionResult(request.raw, reply.raw, signedInAs(accountId, amr), {
      mergeWithLastSubmission: false,
    });
    return { continueUrl: new URL(returnTo).pathname };
  };

  /** Whose account the session is; another provider's people have none here. */
  const accountIdOf = async ({ context }: FastifyRequest): Promise<string> => {
    const idToken = context.actor.session && (await idTokenOf(context.actor.session.hash));
    if (!idToken) throw new Problem('invalid-session');
    const { sub } = claimsOf(idToken);
    return typeof sub === 'string' ? sub : '';
  };

  return [
    handle('getInteraction', async ({ params, request, reply }) => {
      const interaction = await interactionOf(embedded, request, reply, params.interaction);
      const accounts = Object.entries(DEMO_ACCOUNTS).map(([person, { email }]) => ({
        person: person as keyof typeof DEMO_ACCOUNTS,
        email,
      }));
      return {
        screen: interaction.prompt.name === 'create' ? ('register' as const) : ('sign-in' as const),
        secondFactor: await embedded.secondStep.read(interaction, request.context.brand),
        demo: { password: DEMO_PASSWORD, accounts },
      };
    }),

    handle('signInWithPassword', async ({ params, body, request, reply }) => {
      const interaction = await interactionOf(embedded, request, reply, params.interaction);
      await mustBeFew(request, body.email);
      const accountId = await embedded.accounts.check(body.email, body.password);
      if (accountId === null) {
        await recordRefused('sign-in-refused', request, body.email);
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
      const interaction = await interactionOf(embedded, request, reply, params.interaction);
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

    handle('registerAccount', async ({ params, body: { password, ...person }, request, reply }) => {
      await interactionOf(embedded, request, reply, params.interaction);
      await mustBeFew(request, person.email);
      // Before it is known whether the e-mail has an account.
      await mustBeStrong(password, person);
      const accountId = await embedded.accounts.add(person, password);
      if (accountId === null) throw new Problem('account-exists');
      devices.remember(request, reply, person.email);
      return finish(request, reply, { accountId, amr: ['pwd'] });
    }),

    handle('readAccount', async ({ request }) => {
      const account = await embedded.accounts.find(await accountIdOf(request));
      if (!account) throw new Problem('not-found');
      return account;
    }),

    handle('changeAccount', async ({ body: { currentPassword, newPassword, ...names }, request }) => {
      const id = await accountIdOf(request);
      const account = await embedded.accounts.find(id);
      if (!account) throw new Problem('not-found');
      await mustBeFew(request, account.email);
      if (newPassword !== undefined) await mustBeStrong(newPassword, { ...names, email: account.email });
      const change = { ...names, password: newPassword };
      if (!(await embedded.accounts.change(id, currentPassword, change))) {
        await recordRefused('sign-in-refused', request, account.email);
        throw new Problem('sign-in-refused');
      }
      const { uuid, role, session } = request.context.actor;
      if (newPassword !== undefined && uuid !== null) {
        const who = { about: uuid, role, agentId: null, requestId: request.id };
        await events.recordAccess({ kind: 'password-changed', ...who });
      }
      // Whoever knew the old password is shown out.
      if (newPassword !== undefined && session) {
        await endOthers(holderOf(id), session.hash, 'session-ended password');
      }
      if (uuid !== null) await rename({ uuid, role, before: account, after: names, requestId: request.id });
      return { changed: true as const };
    }),

    handle('deleteAccount', async ({ body: { currentPassword }, request, reply }) => {
      const id = await accountIdOf(request);
      const account = await embedded.accounts.find(id);
      if (!account) throw new Problem('not-found');
      await mustBeFew(request, account.email);
      if ((await embedded.accounts.check(account.email, currentPassword)) !== id) {
        await recordRefused('sign-in-refused', request, account.email);
        throw new Problem('sign-in-refused');
      }
      const { role } = request.context.actor;
      const { subjects: profiles } = holderOf(id);
      const receipt = await askForDeletion({ profiles, accountId: id, role, requestId: request.id });
      forget(reply, request.context.brand);
      return { receipt };
    }),
  ];
}

type Proved = { accountId: string; amr: ('pwd' | 'otp')[] };

/** The account as sessions know it, on both brands. */
const holderOf = (accountId: string) => ({
  subjects: BRANDS.map((brand) => accountUuid({ issuer: EMBEDDED, subject: accountId, brand })),
  agentId: `${EMBEDDED} ${accountId}`,
});

async function providerOf(embedded: EmbeddedProvider, { headers }: FastifyRequest) {
  const provider = await embedded.of(headers.host);
  if (!provider) throw new Problem('sign-in-ended');
  return provider;
}

/** The interaction that this browser has begun, by its cookie; another browser's is none. */
async function interactionOf(embedded: EmbeddedProvider, request: FastifyRequest, reply: FastifyReply, uid: string) {
  const provider = await providerOf(embedded, request);
  const interaction = await provider.interactionDetails(request.raw, reply.raw).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'SessionNotFound') return null;
    throw error;
  });
  // One that is finished can not be finished again as somebody else.
  if (interaction?.uid !== uid || interaction.result !== undefined) throw new Problem('sign-in-ended');
  return interaction;
}
