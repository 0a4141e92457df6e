import type { FastifyRequest } from 'fastify';
import { Problem } from '#contract/problem.ts';
import type { Clock } from '#server/clock.ts';
import { handle } from '#server/http/handle.ts';
import { composeMail } from '#server/mail/compose.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { Attempts } from '#server/security/attempts.ts';
import type { Accounts } from './accounts.ts';
import { interactions } from './interactions.ts';
import type { KnownDevices } from './known-devices.ts';
import { mailMustBeFew } from './mail-limits.ts';
import { CODE_LIFE, CODE_MINUTES, type MailedCodes, type Pending } from './mailed-code.ts';
import type { ChangePassword } from './password-change.ts';
import { mustBeStrong } from './password-strength.ts';
import type { EmbeddedProvider } from './providers.ts';

type Parts = {
  embedded: EmbeddedProvider;
  accounts: Accounts;
  codes: MailedCodes;
  attempts: Attempts;
  outbox: Pick<Outbox, 'queue'>;
  devices: KnownDevices;
  changePassword: ChangePassword;
  machine: Clock;
  /** Mails in an hour. */
  mostFromNetwork: number;
};

const SENT = { sent: true } as const;

/** The mails of each use: with a code, and without where no code could do anything. */
const MAILS = {
  register: ['registration', 'registrationOfKnown'],
  'new-password': ['newPassword', 'newPasswordOfUnknown'],
} as const;

/**
 * What the built-in provider does with a code by mail: making an account, and a new password for a forgotten one. Every
 * e-mail gets one mail and the same answer, whether it has an account or not; what is in the mail tells its owner only.
 */
export function mailedCodeRoutes(parts: Parts) {
  const { embedded, accounts, codes, attempts, outbox, devices, changePassword, machine, mostFromNetwork } = parts;
  const { find, finish } = interactions(embedded);

  /** The same work whoever asks. @returns what the interaction keeps of it. */
  const sendCode = async (request: FastifyRequest, { use, email }: Pick<Pending, 'use' | 'email'>) => {
    await mailMustBeFew({ attempts, mostFromNetwork }, request, email);
    const isKnown = (await accounts.idOf(email)) !== null;
    const fresh = codes.newCode();
    const [withCode, without] = MAILS[use];
    const fits = isKnown === (use === 'new-password');
    const { brand, language } = request.context;
    const content = { kind: fits ? withCode : without, code: fits ? fresh : null, minutes: CODE_MINUTES };
    await outbox.queue(composeMail({ to: email, brand, language }, content), CODE_LIFE);
    return { code: content.code, sentAt: machine() };
  };

  return [
    handle('registerAccount', async ({ params, body: { password, ...person }, request, reply }) => {
      const interaction = await find(request, reply, params.interaction);
      await mustBeStrong(password, person);
      const sent = await sendCode(request, { use: 'register', email: person.email });
      const passwordHash = await accounts.hash(password);
      await codes.keep(interaction, { use: 'register', ...person, passwordHash, ...sent });
      return SENT;
    }),

    handle('confirmRegistration', async ({ params, body, request, reply }) => {
      const interaction = await find(request, reply, params.interaction);
      const { passwordHash, ...pending } = await codes.take(interaction, 'register', body.code);
      const { email, firstName, lastName } = pending;
      const accountId = await accounts.add({ email, firstName, lastName }, passwordHash);
      // Made in another tab meanwhile; who asks has shown that the e-mail is theirs.
      if (accountId === null) throw new Problem('account-exists');
      devices.remember(request, reply, email);
      return finish(request, reply, { accountId, amr: ['pwd'] });
    }),

    handle('forgetPassword', async ({ params, body: { email }, request, reply }) => {
      const interaction = await find(request, reply, params.interaction);
      const sent = await sendCode(request, { use: 'new-password', email });
      await codes.keep(interaction, { use: 'new-password', email, ...sent });
      return SENT;
    }),

    handle('sendCodeAgain', async ({ params, request, reply }) => {
      const interaction = await find(request, reply, params.interaction);
      const pending = codes.read(interaction);
      if (!pending) throw new Problem('sign-in-ended');
      await codes.keep(interaction, { ...pending, ...(await sendCode(request, pending)) });
      return SENT;
    }),

    // It signs nobody in: an agent is asked for the second factor as ever.
    handle('setForgottenPassword', async ({ params, body: { code, password }, request, reply }) => {
      const interaction = await find(request, reply, params.interaction);
      const pending = await codes.take(interaction, 'new-password', code);
      const { email } = pending;
      const accountId = await accounts.idOf(email);
      const account = accountId === null ? null : await accounts.find(accountId);
      if (accountId === null || !account) throw new Problem('mailed-code-refused');
      const { firstName, lastName } = account;
      const person = { email, firstName: firstName ?? '', lastName: lastName ?? '' };
      await mustBeStrong(password, person).catch(async (refused) => {
        await codes.takeBack(interaction, pending);
        throw refused;
      });
      const change = { passwordHash: await accounts.hash(password) };
      await changePassword(request, { accountId, email, change, role: 'guest', but: null });
      await codes.forget(interaction);
      devices.remember(request, reply, email);
      return { changed: true as const };
    }),
  ];
}
