import type { QueryClient } from '@tanstack/react-query';
import type { Viewer } from '#contract/bootstrap.ts';
import { Problem } from '#contract/problem.ts';
import { learn } from '#web/data/session-facts.ts';
import { systemDateQuery } from '#web/data/today.ts';
import { readBootstrap, viewerQuery } from '#web/data/viewer.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { tellOtherTabs } from '#web/lib/other-tabs.ts';
import { forget } from '#web/lib/session-memory.ts';
import type { Setup } from './session-setup.ts';
import { loadMemberItems, loadProfile, loadUser, type StartupParts } from './startup.ts';
import { type SignInCode, validateCode } from './validate-code.ts';

export type SignInEnd = { setup: Setup; goesTo: 'page' | 'agent-desk' | 'agent-refused' };

const FAILED: SignInEnd = { setup: 'error', goesTo: 'page' };

/** The whole way from a code to a page. Whatever fails, the page stands as whoever is looking then. ERR-401. */
export async function signIn(parts: StartupParts, signInCode: SignInCode): Promise<SignInEnd> {
  const { client, brand } = parts;
  try {
    const { uuid, agentUserName, isNewOptumIdProfileCreated } = await validateCode(client, brand, signInCode);
    if (uuid === null && agentUserName === null) return fail('the code of the sign-in opened nothing');

    const viewer = await askWhoIsLooking(client);
    tellOtherTabs('viewer-changed');
    if (uuid === null) return { setup: 'success', goesTo: 'agent-desk' };
    learn(client, { isAccountSetupComplete: isNewOptumIdProfileCreated });
    return { setup: await loadAll(parts, viewer), goesTo: 'page' };
  } catch (problem) {
    if (problem instanceof Problem && problem.code === 'sign-in-unavailable') learn(client, { isServiceOutage: true });
    if (problem instanceof Problem && problem.code === 'second-factor-missing') {
      return { setup: 'error', goesTo: 'agent-refused' };
    }
    return fail('the sign-in could not be completed');
  }
}

/** The tab of an agent was loaded anew: the header that it kept tells which profile it looks at. */
export async function resumeView({ client }: StartupParts): Promise<SignInEnd> {
  try {
    const { kind } = await askWhoIsLooking(client);
    if (kind === 'cloaked') return { setup: 'success', goesTo: 'page' };
    forget('agentSession');
    learn(client, { isViewEnded: kind === 'agent' });
    return FAILED;
  } catch {
    return fail('the view of an agent could not be resumed');
  }
}

async function loadAll(parts: StartupParts, viewer: Viewer): Promise<Setup> {
  if (viewer.uuid === null) return 'error';
  if (viewer.kind === 'authenticated' && (await loadUser(parts, viewer.uuid)) === 'gone') return 'error';
  await loadMemberItems(parts, viewer.uuid);
  return loadProfile(parts, viewer.uuid);
}

/** Who is looking now, and the server's date, in one answer. */
async function askWhoIsLooking(client: QueryClient): Promise<Viewer> {
  const { viewer, systemDate } = await readBootstrap();
  client.setQueryData(viewerQuery.queryKey, viewer);
  client.setQueryData(systemDateQuery.queryKey, systemDate);
  return viewer;
}

function fail(what: string): SignInEnd {
  logOnce(what);
  return FAILED;
}
