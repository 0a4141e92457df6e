import type { ProfileReply } from '#contract/profile.ts';
import type { DrugsToKeep, Pharmacy } from '#contract/saved-drugs.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { handle } from '#server/http/handle.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { sendSection } from '#server/http/send-section.ts';
import type { ChangeProfile } from '#server/profile/change.ts';
import { drugsToKeep } from './drugs-to-keep.ts';
import { choosePharmacy, findSavedPharmacy, listDrugs, replaceDrugs } from './store.ts';

type Parts = {
  change: ChangeProfile;
  readDrugs: (db: Queryable, uuid: string, context: RequestContext) => Promise<ProfileReply>;
};

export const savedDrugRoutes = ({ change, readDrugs }: Parts) => [
  handle('saveDrugs', async ({ params: { uuid }, headers, body, context, request, reply }) => {
    const answer = await change(
      {
        uuid,
        section: 'drugs',
        action: 'save-drugs',
        role: context.actor.role,
        requestId: request.id,
        ifMatch: headers['if-match'],
        idempotencyKey: headers['idempotency-key'],
        request: [body],
        apply: async (transaction) => [
          ...(await keepDrugs(transaction, uuid, body)),
          ...(await keepPharmacy(transaction, uuid, body.pharmacyObj)),
        ],
      },
      (transaction) => readDrugs(transaction, uuid, context),
    );
    return sendSection(reply, 'drugs', answer);
  }),
];

async function keepDrugs(transaction: Queryable, uuid: string, { drugInfoDetails }: DrugsToKeep): Promise<string[]> {
  if (drugInfoDetails === undefined) return [];
  const known = await listDrugs(transaction, uuid);
  const requested = drugsToKeep(drugInfoDetails, known);
  if (isSame(requested, known)) return [];
  await replaceDrugs(transaction, uuid, requested);
  return ['drugInfoDetails'];
}

async function keepPharmacy(transaction: Queryable, uuid: string, requested: Pharmacy | null | undefined) {
  if (requested === undefined || isSame(requested, await findSavedPharmacy(transaction, uuid))) return [];
  await choosePharmacy(transaction, uuid, requested);
  return ['pharmacyObj'];
}

/** Both are data of one schema, and jsonb would sort their keys: compared in one order of keys. */
const isSame = (one: unknown, other: unknown) => inOneOrder(one) === inOneOrder(other);

const inOneOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
