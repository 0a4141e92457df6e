import { type CommonParts, loadMemberItems, loadUser } from './startup.ts';

/** The user id cookie names a profile: who the user is, and what a member has elsewhere. AUTH-004. */
export async function comeBack(parts: CommonParts, userId: string): Promise<void> {
  if ((await loadUser(parts, userId)) === 'known') await loadMemberItems(parts, userId);
}
