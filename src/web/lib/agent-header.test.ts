import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kingCounty, PROFILE_UUID } from '#tests/support/web/examples.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { agentHeader, isAgentFlow, keepAgentHeader } from './agent-header.ts';
import { call } from './call.ts';

const HEADER = 'x-agent-session';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('[ROLE-607] calls below /landrover/ carry the stored value, all others carry none', async () => {
  sessionStorage.setItem('ucp_agentSession', 'one');
  const { sentTo } = fakeNetwork({
    ...fakeProfile([]).answers,
    getCounties: () => ({ data: { counties: [kingCounty] } }),
  });
  await call('readSectionOfYear', { params: { uuid: PROFILE_UUID, section: 'plans', extra: 2027 } });
  await call('getCounties', { params: { zip: '98101' } });
  expect(sentTo('readSectionOfYear')[0]?.init.headers).toMatchObject({ [HEADER]: 'one' });
  expect(sentTo('getCounties')[0]?.init.headers).not.toHaveProperty(HEADER);
});

test('[ROLE-607][ROLE-606][AUTH-404] the value of the answer replaces it, in session storage alone', async () => {
  sessionStorage.setItem('ucp_agentSession', 'one');
  vi.stubGlobal('fetch', async () => Response.json({}, { headers: { [HEADER]: 'two' } }));
  await call('getSystemDate', {});
  expect(sessionStorage.getItem('ucp_agentSession')).toBe('two');
  expect(localStorage).toHaveLength(0);
});

test('[ROLE-607] a refusal brings the next value too', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ type: '/problems/not-found', code: 'not-found' }, { status: 404, headers: { [HEADER]: 'two' } }),
  );
  await expect(call('getSystemDate', {})).rejects.toMatchObject({ code: 'not-found' });
  expect(sessionStorage.getItem('ucp_agentSession')).toBe('two');
});

test.each([
  'https://elsewhere.example/landrover/api/x',
  '//elsewhere.example/landrover/api/x',
  '/planinfo/landrover/x',
])('[ROLE-607] %s neither gets nor sets it', (address) => {
  sessionStorage.setItem('ucp_agentSession', 'one');
  expect(agentHeader(address)).toEqual({});
  keepAgentHeader(address, new Headers({ [HEADER]: 'stolen' }));
  expect(sessionStorage.getItem('ucp_agentSession')).toBe('one');
});

test('[ROLE-606][AUTH-404] only a tab that holds a value is in the flow of an agent', () => {
  expect(isAgentFlow()).toBe(false);
  expect(agentHeader('/landrover/api/x')).toEqual({});
  sessionStorage.setItem('ucp_agentSession', 'one');
  expect(isAgentFlow()).toBe(true);
});
