import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_DOCUMENTS } from '#content/documents/defaults.ts';
import { Problem } from '#contract/problem.ts';
import type { Reply } from '#contract/schemas.ts';
import { teachDialogs } from '#tests/support/web/dialogs.ts';
import { aPlan, aStart, asSaved, aUser, aViewer, PROFILE_UUID } from '#tests/support/web/examples.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { aMemberImport, aMemberViewer, oneDrugFound, person } from '#tests/support/web/imports.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

beforeAll(async () => {
  teachDialogs();
  await Promise.all([loadPageTexts('profile', 'en'), loadPageTexts('session', 'en')]);
});
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const documents = DEFAULT_DOCUMENTS.aarp;
const savedPlan = asSaved(aPlan());
const refuse = () => {
  throw new Problem('claims-unavailable');
};

function open(importMemberItems: Answers['importMemberItems'], { atStartup = true } = {}) {
  const network = fakeNetwork({
    ...fakeProfile([savedPlan]).answers,
    ...person(aUser(), aMemberImport({ atStartup })),
    getContent: ({ params }) => documents[params.name as keyof typeof documents],
    getBootstrap: () => aStart({ viewer: aMemberViewer() }),
    authValidate: () => ({ uuid: PROFILE_UUID, agentUserName: null, isNewOptumIdProfileCreated: false }),
    ...(importMemberItems && { importMemberItems }),
  });
  openPage('/shopper-profile?code=secret-code', { viewer: aViewer({ uuid: null }) });
  return network;
}

const bodies = ({ sentTo }: ReturnType<typeof open>) =>
  sentTo('importMemberItems').map(({ init }) => JSON.parse(init.body as string));
const card = () => screen.findByRole('article', { name: savedPlan.planName });
const ofMember = { uuid: PROFILE_UUID, isAuthUser: true, triggeredBy: 'MEMBER' };

test('[IMPORT-001] [IMPORT-601] [IMPORT-401] [IMPORT-402] a member who may import waits behind a screen that says so', async () => {
  let resolve: (reply: Reply<'importMemberItems'>) => void = () => undefined;
  const promise = new Promise<Reply<'importMemberItems'>>((settle) => {
    resolve = settle;
  });
  const network = open(() => promise);
  const { sentTo } = network;
  const message =
    'We are finding your drugs & doctors. This may take up to 1 minute. The page will automatically refresh once we have your information.';
  await waitFor(() => expect(sentTo('importMemberItems')).toHaveLength(1));
  expect(await screen.findByText(message)).toBeVisible();
  // The profile is read with what was imported.
  const wholeReads = () => sentTo('readSectionOfYear').filter(({ url }) => url.includes('/all/'));
  expect(wholeReads()).toHaveLength(0);
  resolve({ importSummaryData: oneDrugFound });
  expect(await card()).toBeVisible();
  expect(screen.queryByText(message)).toBeNull();
  expect(wholeReads()).toHaveLength(1);
  expect(bodies(network)).toEqual([ofMember]);
});

test('[IMPORT-002] [ERR-404] [ERR-614] what fails for a member is tried once as an E&I member', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const network = open(({ body }) => (body.triggeredBy === 'MEMBER' ? refuse() : { importSummaryData: oneDrugFound }));
  expect(await card()).toBeVisible();
  expect(bodies(network)).toEqual([ofMember, { ...ofMember, triggeredBy: 'EI_MEMBER' }]);
});

test('[IMPORT-002] [ERR-405] [ERR-614] when both fail the profile shows what is kept', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const network = open(refuse);
  expect(await card()).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bodies(network).map(({ triggeredBy }) => triggeredBy)).toEqual(['MEMBER', 'EI_MEMBER']);
});

test('who may not import at the start of a page asks for nothing', async () => {
  const network = open(undefined, { atStartup: false });
  expect(await card()).toBeVisible();
  expect(bodies(network)).toEqual([]);
});
