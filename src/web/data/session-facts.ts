import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Viewer } from '#contract/bootstrap.ts';
import type { ImportSummary } from '#domain/session/toast.ts';
import { viewerQuery } from './viewer.ts';

/** What this page learned of its session besides who is looking. */
type Learned = {
  /** The account was made by this very sign-in. AUTH-402. */
  isAccountSetupComplete: boolean;
  /** The sign-in service does not answer. */
  isServiceOutage: boolean;
  /** Who was signed in is not any more. ERR-403. */
  needsSignIn: boolean;
  /** What the shopper changed last met a session that had ended, and was not kept. */
  hasLostChange: boolean;
  /** An agent's hold on the profile is over. */
  isViewEnded: boolean;
  /** How much an import of this session brought, and never what. */
  imported: ImportSummary | null;
};

const NOTHING_LEARNED: Learned = {
  isAccountSetupComplete: false,
  isServiceOutage: false,
  needsSignIn: false,
  hasLostChange: false,
  isViewEnded: false,
  imported: null,
};

const learnedQuery = queryOptions({
  queryKey: ['session-facts'],
  queryFn: () => NOTHING_LEARNED,
  initialData: NOTHING_LEARNED,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

export const learn = (client: QueryClient, news: Partial<Learned>) =>
  client.setQueryData(learnedQuery.queryKey, (known) => ({ ...NOTHING_LEARNED, ...known, ...news }));

/** The login and session flags of spec A3. The first two follow from who is looking. AUTH-002. */
export const sessionFacts = ({ kind }: Pick<Viewer, 'kind'>, learned: Learned) => ({
  ...learned,
  isAuthenticated: kind === 'authenticated' || kind === 'cloaked',
  isCloakedProfile: kind === 'cloaked',
});

export function useSessionFacts() {
  const viewer = useQuery(viewerQuery).data;
  return sessionFacts({ kind: viewer?.kind ?? 'guest' }, useQuery(learnedQuery).data);
}
