import { CALLS, type CallId } from '#contract/calls.ts';
import { readOf, type VersionedSection } from '#contract/profile-sections.ts';
import { type Call, type Handler, handle } from '../http/handle.ts';
import { sendSection } from '../http/send-section.ts';
import { networkOf } from '../security/network-of.ts';
import type { Change, ChangeProfile } from './change.ts';
import type { ReadProfile } from './load-profile.ts';

/** A call that changes one section, by the version that it was made on. */
export type WriteId = {
  [Id in CallId]: (typeof CALLS)[Id] extends { section: VersionedSection } ? Id : never;
}[CallId];

/** What is left to say of one change. */
type Write = Pick<Change, 'action' | 'request' | 'look' | 'apply' | 'isAlreadySo'>;

export type WriteSection = <Id extends WriteId>(
  id: Id,
  work: (call: Call<Id>) => Write | Promise<Write>,
) => Handler<Id>;

/** Makes the routes that change a section: the answer is the section as it stands then, its version in ETag. */
export const sectionWriter =
  ({ change, read }: { change: ChangeProfile; read: ReadProfile }): WriteSection =>
  (id, work) =>
    handle(id, async (call) => {
      const { params, headers, context, request, reply } = call as Call<WriteId>;
      const { section } = CALLS[id];
      const { uuid } = params;
      const answer = await change(
        {
          ...(await work(call)),
          uuid,
          section,
          address: networkOf(request.ip),
          role: context.actor.role,
          requestId: request.id,
          ifMatch: headers['if-match'],
          idempotencyKey: headers['idempotency-key'],
        },
        (transaction) => read(transaction, { uuid, section: readOf(section) }, context),
      );
      return sendSection(reply, section, answer);
    });
