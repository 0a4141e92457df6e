import type { FastifyRequest } from 'fastify';
import type { Role } from '#domain/access/role.ts';
import { composeMail } from '#server/mail/compose.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { AccessEvent } from '#server/profile/access-events.ts';
import type { Sessions } from '../session/sessions.ts';
import { agentUuid } from '../sign-in/account-uuid.ts';
import type { AccountChange, Accounts } from './accounts.ts';
import { dropSignInsOf } from './adapter.ts';
import { holderOf } from './interactions.ts';

type Parts = { accounts: Accounts; endOthers: Sessions['endOthers']; outbox: Pick<Outbox, 'queue'> };

type Change = {
  accountId: string;
  email: string;
  change: AccountChange & { passwordHash: string };
  role: Role;
  /** The hash of the session that stays; null where all end. */
  but: string | null;
};

const DAY = 86_400_000;

export type ChangePassword = ReturnType<typeof passwordChanger>;

/**
 * Sets a new password. In the same transaction whoever knew the old one is shown out, and it is written in the trails of
 * both brands, since the account is one; its owner is told by mail.
 */
export function passwordChanger({ accounts, endOthers, outbox }: Parts) {
  return async ({ id: requestId, context }: FastifyRequest, { accountId, email, change, role, but }: Change) => {
    const holder = holderOf(accountId);
    const isAgent = (await accounts.agentOf(accountId)) !== null;
    const event = { kind: 'password-changed', role, agentId: isAgent ? holder.agentId : null, requestId } as const;
    const trails = isAgent ? [agentUuid(holder.agentId)] : holder.subjects;
    await endOthers(holder, {
      but,
      kind: 'session-ended password',
      beside: trails.map((about): AccessEvent => ({ ...event, about })),
      also: async (transaction) => {
        await accounts.change(transaction, accountId, change);
        await dropSignInsOf(transaction, accountId);
      },
    });
    const { brand, language } = context;
    const mail = composeMail({ to: email, brand, language }, { kind: 'passwordChanged', code: null, minutes: 0 });
    await outbox.queue(mail, DAY);
  };
}
