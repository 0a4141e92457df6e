import { expect, test, vi } from 'vitest';
import type { Enrollment } from '#contract/applications.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Look } from '#server/profile/section.ts';
import { applicationsSection, type ReadContact } from './section.ts';

const planContact = vi.fn<ReadContact>();
const section = applicationsSection({ cardsById: async () => new Map(), planContact });

const LOOK = { section: 'all', suppression: {}, cloaked: false, isMember: false, language: 'en' } as const;

const row = (change = {}) => ({
  application_uuid: '11111111-1111-4111-8111-111111111111',
  snapshot: {
    planId: 'H9901001000',
    planYear: 2027,
    planName: 'Willow',
    planType: 'MAPD',
    snpType: null,
    zipCode: '98101',
    county: { fipsCountyCode: '033', fipsCountyName: 'King County', fipsStateCode: '53', stateCode: 'WA' },
  },
  brand: 'aarp',
  language: 'en',
  next_page: '/steps//review',
  started_at: '2026-11-16T10:00:00+00:00',
  saved_at: '2026-11-16T10:00:00+00:00',
  submitted_at: '2026-11-16T16:00:00+00:00',
  confirmation_no: 'LM000000000001',
  state_code: null,
  withdrawn_at: null,
  events: [{ kind: 'submitted', code: 0, at: '2026-11-16T16:00:00+00:00' }],
  ...change,
});

async function shown(stored: object[] | null, today: IsoDate = '2026-11-16'): Promise<Enrollment[]> {
  const look: Look = { ...LOOK, today };
  const { enrollmentsDetails } = await section.read(stored, { uuid: '', look, db: {} as never });
  return enrollmentsDetails?.enrollments ?? [];
}

test('[ENROLL-015] code 12 reads whom to call about that plan of that year, once, and no other code does', async () => {
  planContact.mockResolvedValue({ phoneNumber: '1-800-555-0190', tty: '711', hoursOfOperation: '8 to 8' });
  expect(await shown([row({ state_code: 12 })])).toMatchObject([
    { status: 'Denied', phoneNumber: '1-800-555-0190', tty: '711', hoursOfOperation: '8 to 8' },
  ]);
  expect(planContact.mock.calls.map(([year, plan]) => [year, plan])).toEqual([[2027, 'H9901001000']]);
  planContact.mockClear();
  const codes = [null, 0, 1, 11, 13, 24, 25];
  const others = await shown(codes.map((state_code) => row({ state_code })));
  expect(others.map(({ phoneNumber }) => phoneNumber)).toEqual(codes.map(() => null));
  expect(planContact).not.toHaveBeenCalled();
});

test.each([
  ['[ENROLL-400] one of a year that is over', 2025, '2026-03-01', false],
  ['[ENROLL-401] one of this year on November 30', 2026, '2026-11-30', true],
  ['[ENROLL-401] one of this year on December 1', 2026, '2026-12-01', false],
  ['[ENROLL-402] one of next year on October 14', 2027, '2026-10-14', false],
  ['[ENROLL-402] one of next year on October 15', 2027, '2026-10-15', true],
  ['[ENROLL-403] one of the year after next', 2028, '2026-11-16', false],
] as const)('%s is listed, or stands with the earlier ones', async (_story, planYear, today, listed) => {
  const of = row({ snapshot: { ...row().snapshot, planYear } });
  expect((await shown([of], today)).map((one) => one.listed)).toEqual([listed]);
});

test('a draft says until when it is kept, sixty days after its last change; of what was sent nothing is removed', async () => {
  const draft = row({ submitted_at: null, confirmation_no: null, events: null });
  expect((await shown([draft, row()])).map(({ keptUntil }) => keptUntil)).toEqual(['2027-01-15T10:00:00.000Z', null]);
});

test('who has applied for nothing has no applications', async () => {
  expect(await shown(null)).toEqual([]);
});
