import type { Viewer } from '#contract/bootstrap.ts';
import { logOnce } from '#web/lib/log-once.ts';

/** How member items are fetched: as a member, and when that fails as an E&I member. Spec A4, A8. */
export type ImportItems = { asMember: () => Promise<void>; asEiMember: () => Promise<void> };

/** Nothing is fetched until the import is there: it resolves, and the profile loads as it is. */
const NOTHING_TO_FETCH: ImportItems = { asMember: async () => {}, asEiMember: async () => {} };

/** The profile loads anyway, whatever becomes of the import. */
export async function importMemberItems({ may }: Viewer, items: ImportItems = NOTHING_TO_FETCH): Promise<void> {
  if (!may.includes('importItems')) return;
  try {
    await items.asMember();
  } catch {
    logOnce('the items of a member could not be imported; trying as an E&I member');
    await items.asEiMember().catch(() => logOnce('the items of an E&I member could not be imported either'));
  }
}
