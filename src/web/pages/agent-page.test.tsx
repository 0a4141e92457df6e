import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { agentDesk } from '#content/en/agent-desk.ts';
import { problems } from '#content/en/problems.ts';
import { session } from '#content/en/session.ts';
import { Problem } from '#contract/problem.ts';
import { teachDialogs } from '#tests/support/web/dialogs.ts';
import { aSessionLeft, aViewer, PROFILE_UUID } from '#tests/support/web/examples.ts';
import { watchExits } from '#tests/support/web/exits.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { ownClock, pass, watchBegun } from '#tests/support/web/own-clock.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

beforeAll(async () => {
  teachDialogs();
  await Promise.all([import('./agent-page.tsx'), loadPageTexts('agent-desk', 'en'), loadPageTexts('session', 'en')]);
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const FOUND = { uuid: PROFILE_UUID, firstName: 'Margaret', lastName: 'Lane', email: null, zipCode: '98101' };

const warning = () => screen.queryByRole('dialog', { name: session.timeout.title });
const found = () => screen.queryByRole('heading', { name: 'Margaret Lane' });

/** An agent who has found somebody. The clock and the ticks are the test's. */
async function openDesk(more: Answers = {}) {
  ownClock();
  const left = watchExits();
  const network = fakeNetwork({
    findShoppers: () => ({ shoppers: [FOUND] }),
    getSession: () => aSessionLeft({ secondsLeft: 0 }),
    staySignedIn: () => aSessionLeft(),
    logout: () => ({ signedOutUrl: '/landrover/oidc/end' }),
    ...more,
  });
  const agent = aViewer({ kind: 'agent', uuid: null, agentUserName: 'a.smith', may: [] });
  const page = openPage('/agent', {
    viewer: agent,
    limits: { idleSeconds: 300, warningSeconds: 120 },
  });
  await page.user.type(await screen.findByLabelText(agentDesk.email), 'margaret@example.com');
  await page.user.click(screen.getByRole('button', { name: agentDesk.find }));
  await screen.findByRole('heading', { name: 'Margaret Lane' });
  await watchBegun();
  return { left, ...network, ...page };
}

test('an agent whose provider asked for no second factor is told so, and can ask for one', async () => {
  openPage('/agent?refused=factor', { viewer: aViewer({ kind: 'guest', uuid: null }) });
  expect(await screen.findByText(problems['second-factor-missing'].detail)).toBeVisible();
  const link = within(screen.getByRole('main')).getByRole('link', { name: agentDesk.signIn });
  expect(link).toHaveAttribute('href', '/sign-in?as=agent');
});

test('[AUTH-411][AUTH-604] an agent at the desk is timed too: warned, signed out, and the names are gone', async () => {
  const { left, sentTo } = await openDesk();
  await pass(300);
  expect(warning()).not.toBeInTheDocument();
  await pass(1);
  expect(warning()).toBeInTheDocument();
  expect(found()).toBeInTheDocument();
  await pass(122);
  // The clock ticks on until the page is gone.
  await pass(5);
  expect(sentTo('logout')).toHaveLength(1);
  expect(left).toEqual(['/landrover/oidc/end']);
  expect(found()).not.toBeInTheDocument();
});

test('[AUTH-608] the names that an agent found go also when the session can not be ended', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await openDesk({
    logout: () => {
      throw new Problem('unexpected');
    },
  });
  await pass(301 + 123);
  expect(found()).not.toBeInTheDocument();
});
