import type { CallId } from '#contract/calls.ts';
import type { ReplyInput } from '#contract/schemas.ts';
import { aUser, PROFILE_UUID } from './web/examples.ts';

/** Of the copy of what is kept of somebody. */
export const OWN_PROSPECT = {
  identityCheck: { remainingCount: 2, mergedAt: '2026-11-16T15:00:00.000Z', isSkipped: false },
  appointments: {
    entries: [
      {
        agreedOn: '2026-11-12',
        channel: 'phone',
        products: ['drug-plan'],
        recordedAt: '2026-11-12T15:00:00.000Z',
        agentNumber: 'a-smith',
        state: 'merged',
      },
    ],
    hasMore: false,
  },
} satisfies Partial<ReplyInput<'exportOwnData'>>;

export const PROSPECT_REPLIES = {
  recordProspect: { prospectUuid: PROFILE_UUID },
  listProspects: {
    prospects: [
      {
        prospectUuid: PROFILE_UUID,
        firstName: 'Mia',
        lastName: 'Teller',
        email: 'mia@example.org',
        profileType: 'MEMBER-CONSENT',
        appointment: { agreedOn: '2026-11-12', channel: 'phone', products: ['medicare-advantage'] },
        recordedAt: '2026-11-12T15:00:00.000Z',
        state: 'open',
        remindersSent: 1,
        nextReminderAt: '2026-11-22T15:00:00.000Z',
      },
    ],
    hasMore: false,
  },
  withdrawProspect: { state: 'withdrawn' },
  mergeProfile: {
    data: {
      isProfileMerged: true,
      mergedProfile: aUser({ identityAttempts: { remainingCount: 0, tollFree: '1-877-699-5710' } }),
      remainingRetryCount: 3,
      tollFree: '1-877-699-5710',
    },
  },
} satisfies { [Id in CallId]?: ReplyInput<Id> };
