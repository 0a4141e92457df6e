import { viewerQuery } from '#web/data/viewer.ts';
import { type CommonParts, loadMemberItems, loadUser } from './startup.ts';

/** The user id cookie names a profile: who the user is, and what a member has elsewhere. AUTH-004. */
export async function comeBack(parts: CommonParts, userId: string): Promise<void> {
  if ((await loadUser(parts, userId)) === 'gone') return;
  const viewer = parts.client.getQueryData(viewerQuery.queryKey);
  if (viewer) await loadMemberItems(parts, viewer);
}
