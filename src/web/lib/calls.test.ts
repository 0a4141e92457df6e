import { expect, test } from 'vitest';
import * as agentDesk from '#contract/agent-desk.ts';
import * as bootstrap from '#contract/bootstrap.ts';
import * as content from '#contract/content.ts';
import * as geography from '#contract/geography.ts';
import * as identityPages from '#contract/identity-pages.ts';
import * as planInfo from '#contract/plan-info.ts';
import * as profile from '#contract/profile.ts';
import * as signIn from '#contract/sign-in.ts';
import { CALLS, type CallId } from './calls.ts';

const contract = {
  ...agentDesk,
  ...bootstrap,
  ...content,
  ...geography,
  ...identityPages,
  ...planInfo,
  ...profile,
  ...signIn,
};

test.each(Object.keys(CALLS) as CallId[])('%s goes where the contract says', (id) => {
  const { method, path } = contract[id];
  expect(CALLS[id]).toMatchObject({ method, path });
});

test('[DATA-409] the system date, the session and every read of the profile ask past the caches, and nothing else does', () => {
  const fresh = Object.entries(CALLS).filter(([, wire]) => 'noCache' in wire);
  expect(fresh.map(([id]) => id)).toEqual([
    'getBootstrap',
    'getSystemDate',
    'getSession',
    'readSection',
    'readSectionOfYear',
  ]);
});
