import { logOnce } from '#web/lib/log-once.ts';

/** How member items are fetched: as a member, and when that fails as an E&I member. Spec A4, A8. */
export type ImportItems = { asMember: () => Promise<unknown>; asEiMember: () => Promise<unknown> };

/** The profile loads anyway, whatever becomes of the import. IMPORT-002, ERR-404, ERR-405. */
export async function importMemberItems(items: ImportItems): Promise<void> {
  try {
    await items.asMember();
  } catch {
    logOnce('the items of a member could not be imported; trying as an E&I member');
    await items.asEiMember().catch(() => logOnce('the items of an E&I member could not be imported either'));
  }
}
