import type { FetchedEnrollment } from '#domain/applications/pending-enrollment.ts';
import { yearOf } from '#domain/calendar/iso-date.ts';
import { type Clock, dayOf } from '#server/clock.ts';
import { BEGUN_ELSEWHERE } from './behaviours.ts';

const DAY = 24 * 3_600_000;

/** What the enrollment service knows of an e-mail: of a made-up few one application, begun the day before. */
export function begunElsewhere(emailId: string, business: Clock): FetchedEnrollment | null {
  if (!emailId.toLowerCase().startsWith(BEGUN_ELSEWHERE)) return null;
  const begunAt = new Date(business() - DAY).toISOString();
  const formData = {
    applicant: { zip: '98101' },
    plan: {
      id: 'H9918001000',
      name: 'A made-up plan with care and drugs',
      year: yearOf(dayOf(business)) + 1,
      type: 'MAPD',
    },
    county: 'King',
    isSubmitted: false,
    steps: [],
    nextPageUrl: '/steps/mailing-address',
  };
  return { formData: JSON.stringify(formData), createDateTime: begunAt, updateDateTime: null };
}
