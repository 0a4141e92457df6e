import type { FastifyRequest } from 'fastify';
import { Problem } from '#contract/problem.ts';
import type { ForgetBrowser } from '#server/features/deletion/routes.ts';
import type { AskForDeletion } from '#server/features/deletion/store.ts';
import { handle } from '#server/http/handle.ts';
import { claimsOf } from '../gateway/claims.ts';
import type { Sessions } from '../session/sessions.ts';
import type { RenameShopper } from '../sign-in/rename-shopper.ts';
import type { Accounts } from './accounts.ts';
import { holderOf } from './interactions.ts';
import type { ChangePassword } from './password-change.ts';
import { mustBeStrong } from './password-strength.ts';
import type { RefusedTries } from './refused-tries.ts';

type Parts = {
  pool: Parameters<Accounts['change']>[0];
  accounts: Accounts;
  refused: RefusedTries;
  idTokenOf: Sessions['idTokenOf'];
  changePassword: ChangePassword;
  rename: RenameShopper;
  askForDeletion: AskForDeletion;
  forget: ForgetBrowser;
};

/** The account that is signed in, where the built-in provider keeps it. */
export function accountRoutes(parts: Parts) {
  const { pool, accounts, refused, idTokenOf, changePassword, rename, askForDeletion, forget } = parts;

  /** Another provider's people have none here. */
  const accountOf = async ({ context }: FastifyRequest) => {
    const idToken = context.actor.session && (await idTokenOf(context.actor.session.hash));
    if (!idToken) throw new Problem('invalid-session');
    const { sub } = claimsOf(idToken);
    const id = typeof sub === 'string' ? sub : '';
    const account = await accounts.find(id);
    if (!account) throw new Problem('not-found');
    return { id, ...account };
  };

  const mustKnowPassword = async (
    request: FastifyRequest,
    { id, email }: { id: string; email: string },
    password: string,
  ) => {
    if ((await accounts.check(email, password)) === id) return;
    await refused.record('sign-in-refused', request, email);
    throw new Problem('sign-in-refused');
  };

  return [
    handle('readAccount', async ({ request }) => {
      const { id: _id, ...account } = await accountOf(request);
      return account;
    }),

    handle('changeAccount', async ({ body: { currentPassword, newPassword, ...names }, request }) => {
      const account = await accountOf(request);
      await refused.mustBeFew(request, account.email);
      if (newPassword !== undefined) await mustBeStrong(newPassword, { ...names, email: account.email });
      await mustKnowPassword(request, account, currentPassword);
      const { uuid, role, session } = request.context.actor;
      if (newPassword === undefined) await accounts.change(pool, account.id, names);
      else {
        const change = { ...names, passwordHash: await accounts.hash(newPassword) };
        const who = { accountId: account.id, email: account.email, role, but: session?.hash ?? null };
        await changePassword(request, { ...who, change });
      }
      if (uuid !== null) await rename({ uuid, role, before: account, after: names, requestId: request.id });
      return { changed: true as const };
    }),

    handle('deleteAccount', async ({ body: { currentPassword }, request, reply }) => {
      const account = await accountOf(request);
      await refused.mustBeFew(request, account.email);
      await mustKnowPassword(request, account, currentPassword);
      const { role } = request.context.actor;
      const { subjects: profiles } = holderOf(account.id);
      const receipt = await askForDeletion({ profiles, accountId: account.id, role, requestId: request.id });
      forget(reply, request.context.brand);
      return { receipt };
    }),
  ];
}
