import type { Queryable } from '../db/transaction.ts';
import type { AccessChain } from '../profile/access-chain.ts';

/** The first row of a trail of access events that does not fit; the position after the last is that of its signed end. */
export type AccessFault = { accessOf: string; position: number };

const PAGE = 5000;
const LOWEST_UUID = '00000000-0000-0000-0000-000000000000';

/** All trails of access events, one after another. */
export async function checkAccess(db: Queryable, chain: AccessChain) {
  const faults: AccessFault[] = [];
  let last: string | undefined;
  let count = 0;
  let page: { about: string }[];
  do {
    page = await accessTrailsFrom(db, last ?? LOWEST_UUID);
    for (const { about } of last ? page.slice(1) : page) {
      count += 1;
      const position = await chain.firstBroken(db, about);
      if (position !== null) faults.push({ accessOf: about, position });
    }
    last = page.at(-1)?.about;
  } while (page.length === PAGE);
  return { count, faults };
}

// A chain without events is one whose events are gone, and events without a chain have lost their end.
async function accessTrailsFrom(db: Queryable, about: string): Promise<{ about: string }[]> {
  const { rows } = await db.query<{ about: string }>({
    name: 'access-trails-from',
    text: `select about_uuid as about from
             (select about_uuid from access_chain where about_uuid >= $1
              union select about_uuid from access_event where about_uuid >= $1) as trail
           order by about_uuid limit $2`,
    values: [about, PAGE],
  });
  return rows;
}
