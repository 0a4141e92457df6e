import type { QueryClient } from '@tanstack/react-query';
import { Problem } from '#contract/problem.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { ensureProfile, viewerQuery } from './viewer.ts';

/** How often a change is made again on what another tab left. */
const MOST_TRIES = 6;

/**
 * Makes one change on the state given; when another tab was faster, makes the same change on what that tab left.
 * So two tabs never undo each other.
 * @param change answers null when there is nothing left to change.
 */
export async function replay<State>(
  known: State,
  read: (profile: ProfileReply) => State,
  change: (current: State) => Promise<ProfileReply | null>,
): Promise<State> {
  let current = known;
  for (let tries = 1; ; tries += 1) {
    try {
      const reply = await change(current);
      return reply ? read(reply) : current;
    } catch (problem) {
      if (!isStale(problem) || tries === MOST_TRIES) throw problem;
      current = read(problem.current as ProfileReply);
    }
  }
}

const isStale = (problem: unknown): problem is Problem =>
  problem instanceof Problem && problem.code === 'stale-version' && Boolean(problem.current);

/** The first thing saved makes the profile. What was carried away meanwhile is saved where it went. */
export async function inProfile<Result>(client: QueryClient, save: (uuid: string) => Promise<Result>): Promise<Result> {
  const uuid = await ensureProfile(client);
  try {
    return await save(uuid);
  } catch (problem) {
    const other = await otherProfile(client, uuid, problem);
    if (other === null) throw problem;
    return save(other);
  }
}

/** A sign-in in another tab carries the profile of a guest away: then somebody else is looking by now. */
async function otherProfile(client: QueryClient, uuid: string, problem: unknown): Promise<string | null> {
  if (!(problem instanceof Problem) || problem.code !== 'not-found') return null;
  const viewer = await client.fetchQuery({ ...viewerQuery, staleTime: 0 }).catch(() => null);
  return viewer && viewer.uuid !== uuid ? viewer.uuid : null;
}
