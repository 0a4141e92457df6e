import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { Problem } from '#contract/problem.ts';
import { type FetchedEnrollment, readPending } from '#domain/applications/pending-enrollment.ts';
import { isDecision, WITHDRAWN } from '#domain/applications/status-codes.ts';
import { isTraceIdOf } from '#domain/applications/trace-id.ts';
import type { Clock } from '#server/clock.ts';
import { afterwards, handle } from '#server/http/handle.ts';
import type { WriteSection } from '#server/profile/write-section.ts';
import type { Attempts } from '#server/security/attempts.ts';
import { queueWithdrawal } from './send-queue.ts';
import { addEvent, findWay, markUnwanted } from './way-store.ts';

type Refreshed = 'changed' | 'unchanged' | 'unavailable';

type Parts = {
  write: WriteSection;
  machine: Clock;
  attempts: Attempts;
  refresh: (profileUuid: string) => Promise<Refreshed>;
  /** An application that was begun elsewhere; null for none. @throws Problem applications-unavailable. */
  fetchPending: (request: { emailId: string; traceId: string }) => Promise<FetchedEnrollment | null>;
  /** Whether the session was begun with that e-mail. */
  isEmailOf: (sessionHash: string, email: string) => Promise<boolean>;
  /** A withdrawal waits to be told. */
  onApplicationQueued: () => void;
};

/** In a minute: a page asks once when it opens. */
const MOST_PER_MINUTE = 20;

/** What concerns the insurer once an application is on its way, or was begun with them. */
export const carrierRoutes = ({ write, machine, attempts, onApplicationQueued, ...parts }: Parts) => [
  handle('refreshApplications', async ({ params: { uuid } }) => {
    await attempts.mustBeFew('refresh of applications of', uuid, MOST_PER_MINUTE);
    return { outcome: await parts.refresh(uuid) };
  }),

  afterwards(
    write('withdrawApplication', ({ params: { uuid, applicationId }, context }) => {
      const one = { profileUuid: uuid, applicationUuid: applicationId };
      return {
        action: 'save-withdrawal',
        request: [applicationId],
        isAlreadySo: async (transaction) => {
          const way = await findWay(transaction, one);
          return way !== null && (way.isWithdrawn || way.stateCode === WITHDRAWN);
        },
        apply: async (transaction) => {
          const way = await findWay(transaction, one);
          if (way === null) throw new Problem('application-not-found');
          if (way.stateCode !== null && isDecision(way.stateCode)) throw new Problem('application-decided');
          await markUnwanted(transaction, one, machine());
          await addEvent(transaction, one, { kind: 'withdrawal', code: 0, at: context.clock() });
          await queueWithdrawal(transaction, { ...one, at: machine() });
          return ['status'];
        },
      };
    }),
    onApplicationQueued,
  ),

  handle('fetchEnrollmentByEmail', async ({ params: { traceId }, body: { emailId }, context, request }) => {
    const { session } = context.actor;
    if (!session) throw new Problem('invalid-session');
    if (!isTraceIdOf(BRAND_TABLE[context.brand].siteId, traceId))
      throw new Problem('invalid-input', { fields: { traceId: 'Write the site and the time.' } });
    await attempts.mustBeFew('enrollment fetch of', session.hash, MOST_PER_MINUTE);
    // Not that of the profile, which its owner may change to anybody's. Decision ENROLL-412.
    if (!(await parts.isEmailOf(session.hash, emailId))) throw new Problem('not-your-email');
    const fetched = await parts.fetchPending({ emailId, traceId });
    const pending = fetched && readPending(fetched);
    if (pending === null || pending.isValid) return { data: fetched };
    request.log.error({ because: pending.because }, 'an application of the enrollment service can not be shown');
    return { data: null };
  }),
];
