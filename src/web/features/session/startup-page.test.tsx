import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_DOCUMENTS } from '#content/documents/defaults.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { session } from '#content/en/session.ts';
import { texts } from '#content/en/texts.ts';
import { Problem } from '#contract/problem.ts';
import { LISINOPRIL } from '#tests/support/drugs.ts';
import { teachDialogs } from '#tests/support/web/dialogs.ts';
import {
  aCloakedViewer,
  aPlan,
  aSignedInViewer,
  aStart,
  asSaved,
  aViewer,
  PROFILE_UUID,
} from '#tests/support/web/examples.ts';
import { type Answers, fakeNetwork, type SentRequest } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { makeQueryClient } from '#web/app/query-client.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';
import { type Builder, loadProfile } from './startup.ts';

const { banners, profileShell } = profileTexts;
const { views } = profileShell;
const documents = DEFAULT_DOCUMENTS.aarp;
const aNewcomer = aViewer({ uuid: null });

beforeAll(async () => {
  teachDialogs();
  await Promise.all([loadPageTexts('profile', 'en'), loadPageTexts('session', 'en')]);
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: the one way that works everywhere.
  for (const name of ['ucp_user_id', 'ucp_identity']) document.cookie = `${name}=; max-age=0`;
});

const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the one way that works everywhere.
  document.cookie = text;
};

const opened = { uuid: PROFILE_UUID, agentUserName: null, isNewOptumIdProfileCreated: false };
const savedPlan = asSaved(aPlan());

const answers = (more: Answers = {}): Answers => ({
  ...fakeProfile([savedPlan]).answers,
  getContent: ({ params }) => documents[params.name as keyof typeof documents],
  getBootstrap: () => aStart({ viewer: aSignedInViewer() }),
  authValidate: () => opened,
  ...more,
});

const open = (address: string, { more = {}, viewer = aNewcomer }: Story = {}) => {
  const network = fakeNetwork(answers(more));
  return { ...network, ...openPage(address, { viewer }) };
};
type Story = { more?: Answers; viewer?: ReturnType<typeof aViewer> };

const bodyOf = (request: SentRequest | undefined) => JSON.parse(request?.init.body as string) as object;

const hello = () => screen.findByRole('heading', { name: banners.account.hello('Margaret') });
const guestBanner = () => screen.findByRole('heading', { name: banners.guest.title });
const overlay = () => screen.queryByRole('dialog', { name: session.signingIn.title });

test('[AUTH-001][AUTH-003][AUTH-400] a new code is validated once and leaves the address, the rest stays', async () => {
  const { sentTo } = open('/shopper-profile?code=secret-code&state=s1&iss=i1&session_state=x&origin=planSummary#drugs');
  expect(window.location.search + window.location.hash).toBe('?origin=planSummary#drugs');
  expect(await hello()).toBeVisible();
  expect(sentTo('authValidate').map(({ url }) => url)).toEqual(['/landrover/api/apps/aarp/authValidate']);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('secret-code');
  expect(sessionStorage.getItem('ucp_lastCode')).toMatch(/^[0-9a-f]{1,8}$/);
});

test('[AUTH-003] a code that was used before is not sent again, and leaves the address too', async () => {
  const first = open('/shopper-profile?code=secret-code');
  await hello();
  first.client.clear();
  document.body.innerHTML = '';
  const { sentTo } = open('/shopper-profile?code=secret-code');
  await guestBanner();
  expect(sentTo('authValidate')).toHaveLength(0);
  expect(window.location.search).toBe('');
});

test('[AUTH-401] the body holds the six values, and what the sign-in came back with', async () => {
  setCookie('ucp_identity=isGuest=true');
  const { sentTo } = open('/shopper-profile?code=c1&state=s1&iss=i1');
  await hello();
  expect(bodyOf(sentTo('authValidate')[0])).toEqual({
    code: 'c1',
    state: 's1',
    iss: 'i1',
    isHsidLogin: true,
    requestHost: window.location.host,
    clientCookie: 'isGuest=true',
    isMultiProfileCloakInEnabled: false,
    tool: 'shopper-profile',
  });
});

test('[AUTH-401] without state and iss in the address the body has exactly the six', async () => {
  const { sentTo } = open('/shopper-profile?code=c1');
  await hello();
  expect(Object.keys(bodyOf(sentTo('authValidate')[0])).sort()).toEqual(
    ['clientCookie', 'code', 'isHsidLogin', 'isMultiProfileCloakInEnabled', 'requestHost', 'tool'].sort(),
  );
});

test('[AUTH-006] who and the date, the profile of the active year, content and cards come in this order', async () => {
  const { sent } = open('/shopper-profile?code=c1');
  await hello();
  expect(await screen.findByRole('article', { name: savedPlan.planName })).toBeVisible();
  // The words that an operator may change come on their own.
  const steps = sent.map(({ url }) => url.replace(PROFILE_UUID, 'me')).filter((url) => !/medigap|redesign/.test(url));
  expect(steps.slice(0, 5)).toEqual([
    '/landrover/api/apps/aarp/authValidate',
    '/landrover/api/bootstrap',
    '/landrover/api/Users/me/demographics',
    '/landrover/api/Users/me/all/2027',
    '/content/api/assets/aarp/profile',
  ]);
});

test('[AUTH-006] what the profile brought is built in this order: plans, drugs, providers, applications', async () => {
  const { client } = open('/shopper-profile?code=c1');
  const built: unknown[] = [];
  client.getQueryCache().subscribe(({ type, query }) => {
    const [about, , section] = query.queryKey;
    if (type === 'updated' && about === 'profile' && query.state.data !== undefined) built.push(section);
  });
  await hello();
  const order = ['plans', 'drugs', 'providers', 'enrollments'];
  expect([...new Set(built)].filter((section) => order.includes(String(section)))).toEqual(order);
});

test('[AUTH-006] each builder gets the whole profile of the active year, in the order of the list', async () => {
  fakeNetwork(answers());
  const client = makeQueryClient({ viewer: aSignedInViewer(), systemDate: aStart().systemDate });
  const built: unknown[] = [];
  const builders = ['first', 'second', 'third'].map(
    (name): Builder =>
      (_client, { uuid }, year) => {
        built.push([name, uuid, year]);
      },
  );
  await loadProfile({ client, brand: 'aarp', signInAddress: '/sign-in', builders }, PROFILE_UUID);
  expect(built).toEqual(['first', 'second', 'third'].map((name) => [name, PROFILE_UUID, 2027]));
});

test('[ROLE-414] until the code of an agent is validated the page is blocked, and then it works', async () => {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  const { user, sentTo } = open('/shopper-profile?code=view.1', {
    viewer: aViewer({ kind: 'agent', uuid: null, agentUserName: 'a.smith', may: [] }),
    more: {
      authValidate: async () => {
        await held;
        return { ...opened, agentUserName: 'a.smith' };
      },
      getBootstrap: () => aStart({ viewer: aCloakedViewer() }),
    },
  });
  expect(await screen.findByRole('dialog', { name: session.signingIn.title })).toBeVisible();
  expect(screen.getByRole('main', { hidden: true })).toHaveAttribute('inert');
  expect(screen.queryByRole('navigation', { name: profileShell.sideNavigation })).not.toBeInTheDocument();

  letIn();
  expect(await screen.findByText(banners.cloaked.looksOnShopper('a.smith', 'Margaret Lane'))).toBeVisible();
  // The whole profile that was read says whose it is.
  expect(sentTo('readSection').filter(({ url }) => url.includes('demographics'))).toHaveLength(0);
  expect(overlay()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveAttribute('inert');
  await user.click(screen.getByRole('link', { name: profileShell.viewWithCount(views.drugs, 0) }));
  expect(await screen.findByRole('heading', { level: 1, name: views.drugs })).toBeVisible();
  expect(bodyOf(sentTo('authValidate')[0])).toMatchObject({
    isMultiProfileCloakInEnabled: true,
    isHsidLogin: false,
  });
});

const refuse = () => {
  throw new Problem('unexpected');
};

test.each<[string, Answers]>([
  ['the code is refused', { authValidate: refuse }],
  ['the code opens nothing', { authValidate: () => ({ ...opened, uuid: null }) }],
])('[ERR-401][AUTH-008] when %s it is logged once, and the page loads as for a guest', async (_story, more) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  open(`/shopper-profile?code=${Math.random()}`, {
    more: { getBootstrap: () => aStart({ viewer: aNewcomer }), ...more },
  });
  expect(await guestBanner()).toBeVisible();
  expect(overlay()).not.toBeInTheDocument();
  expect(window.location.search).toBe('');
  expect(log).toHaveBeenCalledOnce();
});

test('[AUTH-402][DASH-003][DASH-004] an account that was just made says so, once, with the ways to plans and saved plans', async () => {
  const { user } = open('/shopper-profile?code=c9', {
    more: { authValidate: () => ({ ...opened, isNewOptumIdProfileCreated: true }) },
  });
  expect(await screen.findByRole('heading', { name: banners.accountReady.title })).toBeVisible();
  expect(screen.getByText('Your saved items were added. You can view plan coverage and cost.')).toBeVisible();
  expect(screen.getByRole('link', { name: banners.accountReady.browse })).toHaveAttribute('href', '/health-plans');
  const saved = screen.getByRole('link', { name: banners.accountReady.viewSaved });
  expect(saved).toHaveAttribute('href', '/shopper-profile#plans');
  await user.click(screen.getByRole('button', { name: banners.accountReady.close }));
  expect(screen.queryByText(banners.accountReady.title)).not.toBeInTheDocument();
});

test('[AUTH-402] where nothing was saved, the new account does not say that items were added', async () => {
  open('/shopper-profile?code=c9', {
    more: {
      ...fakeProfile([]).answers,
      authValidate: () => ({ ...opened, isNewOptumIdProfileCreated: true }),
    },
  });
  expect(await hello()).toBeVisible();
  expect(await screen.findByText(texts.savedPlans.empty)).toBeVisible();
  expect(screen.queryByText(banners.accountReady.text)).not.toBeInTheDocument();
});

test('an agent who signs in goes to the agent desk', async () => {
  open('/shopper-profile?code=c1', {
    more: {
      authValidate: () => ({ ...opened, uuid: null, agentUserName: 'a.smith' }),
      getBootstrap: () => aStart({ viewer: aViewer({ kind: 'agent', uuid: null, agentUserName: 'a.smith', may: [] }) }),
    },
  });
  await waitFor(() => expect(window.location.pathname).toBe('/agent'));
});

test('[SHELL-402] a sign-in service that does not answer shows the outage', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  open('/shopper-profile?code=c1', {
    more: {
      authValidate: () => {
        throw new Problem('sign-in-unavailable');
      },
    },
  });
  expect(await screen.findByText('Service outage: the sign-in service is unavailable')).toBeVisible();
});

test('[ERR-406] when who the user is can not be read it is logged, and plans, drugs and doctors load anyway', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const kept = fakeProfile([savedPlan], [], { drugs: [LISINOPRIL] }).answers;
  const { sentTo } = open('/shopper-profile?code=c7', {
    more: {
      ...kept,
      readSection: (request) => (request.params.section === 'demographics' ? refuse() : kept.readSection(request)),
    },
  });
  expect(await screen.findByRole('article', { name: savedPlan.planName })).toBeVisible();
  expect(await screen.findByRole('link', { name: profileShell.viewWithCount(views.drugs, 1) })).toBeVisible();
  expect(screen.getByRole('link', { name: profileShell.viewWithCount(views.providers, 0) })).toBeVisible();
  expect(sentTo('readSection').some(({ url }) => url.endsWith('/demographics'))).toBe(true);
  expect(overlay()).not.toBeInTheDocument();
  expect(log.mock.calls).toEqual([['who the user is could not be read']]);
});

test('[AUTH-004][AUTH-407] a user id cookie and no code: the demographics of that profile are read', async () => {
  setCookie(`ucp_user_id=${PROFILE_UUID}`);
  const { sentTo } = open('/shopper-profile', { viewer: aSignedInViewer() });
  expect(await hello()).toBeVisible();
  await waitFor(() =>
    expect(sentTo('readSection').map(({ url }) => url)).toContain(`/landrover/api/Users/${PROFILE_UUID}/demographics`),
  );
  expect(sentTo('authValidate')).toHaveLength(0);
});

test('[AUTH-005][ROLE-602] a clean browser is a guest: the banner shows, and no profile is read', async () => {
  const { sent } = open('/shopper-profile');
  expect(await guestBanner()).toBeVisible();
  expect(sent.filter(({ url }) => url.includes('/Users/'))).toHaveLength(0);
});
