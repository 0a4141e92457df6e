import type pg from 'pg';
import type { Bootstrap } from '#contract/bootstrap.ts';
import type { Edition } from '#contract/plan.ts';
import { actionsOf } from '#domain/access/policy.ts';
import { centralDateTime } from '#domain/calendar/central-date-time.ts';
import { windowsFor } from '#domain/plan-year/enrollment-windows.ts';
import type { Documents } from '../features/content/documents.ts';
import type { Visit } from '../http/visit.ts';
import { profileExists } from '../profile/store.ts';

type Parts = { pool: pg.Pool; documents: Documents; editions: () => Promise<Edition[]> };

/** What a page starts with: the viewer, the season and the words' settings, in one answer. */
export const bootstrapMaker =
  ({ pool, documents, editions }: Parts) =>
  async (visit: Visit): Promise<Bootstrap> => {
    const { idleSeconds, warningSeconds } = documents(visit.brand, 'profile');
    const known = visit.guest !== null && (await profileExists(pool, visit.guest.uuid));
    return {
      viewer: {
        kind: 'guest',
        uuid: known ? (visit.guest?.uuid ?? null) : null,
        isMember: false,
        firstName: null,
        agentUserName: null,
        may: actionsOf('guest'),
        hasMemberSiteCookie: false,
      },
      brand: visit.brand,
      language: visit.language,
      systemDate: centralDateTime(visit.clock()),
      season: { windows: windowsFor(visit.today) },
      environment: visit.environment,
      flags: visit.flags,
      limits: { idleSeconds, warningSeconds },
      editions: await editions(),
    };
  };
