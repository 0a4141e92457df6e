import type pg from 'pg';
import { yearOf } from '#domain/calendar/iso-date.ts';
import { type Clock, dayOf } from '../clock.ts';
import { listWaitingProfiles } from '../features/applications/way-store.ts';
import type { RefreshApplications } from '../flows/refresh-applications.ts';
import type { Job } from './runner.ts';

type Parts = { pool: pg.Pool; business: Clock; refresh: RefreshApplications };

const EVERY = 10 * 60_000;
/** Of each step: a lease holds longer than so many insurers' answers take at once. */
const MOST_PROFILES = 10;
/** Before every profile. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Asks every ten minutes what became of applications that nobody has decided, some profiles at a time. Whoever takes it
 * over from a process that was killed begins anew, which changes nothing.
 */
export function refreshApplicationsJob({ pool, business, refresh }: Parts): Job {
  let after = FIRST;
  return {
    kind: 'refresh-applications',
    every: EVERY,
    async step() {
      const planYear = yearOf(dayOf(business));
      const profiles = await listWaitingProfiles(pool, { after, most: MOST_PROFILES, planYear });
      const outcomes = await Promise.all(profiles.map(refresh));
      const isMore = profiles.length === MOST_PROFILES;
      // Also past those of whom it tells nothing: the others wait for no one.
      after = (isMore && profiles.at(-1)) || FIRST;
      const isDown = outcomes.length > 0 && outcomes.every((outcome) => outcome === 'unavailable');
      if (isDown) throw new Error('the carrier tells nothing');
      return isMore;
    },
  };
}
