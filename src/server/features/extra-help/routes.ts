import type { ProfileReply } from '#contract/profile.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { handle } from '#server/http/handle.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { sendSection } from '#server/http/send-section.ts';
import type { ChangeProfile } from '#server/profile/change.ts';
import { findChoice, keepChoice } from './store.ts';

type Parts = {
  change: ChangeProfile;
  readDrugs: (db: Queryable, uuid: string, context: RequestContext) => Promise<ProfileReply>;
};

export const extraHelpRoutes = ({ change, readDrugs }: Parts) => [
  handle('saveExtraHelp', async ({ params: { uuid }, headers, body: { choice }, context, request, reply }) => {
    const answer = await change(
      {
        uuid,
        section: 'extraHelp',
        action: 'save-extra-help',
        role: context.actor.role,
        requestId: request.id,
        ifMatch: headers['if-match'],
        idempotencyKey: headers['idempotency-key'],
        request: [choice],
        apply: async (transaction) => {
          if ((await findChoice(transaction, uuid)) === choice) return [];
          await keepChoice(transaction, uuid, choice);
          return ['choice'];
        },
      },
      (transaction) => readDrugs(transaction, uuid, context),
    );
    return sendSection(reply, 'extraHelp', answer);
  }),
];
