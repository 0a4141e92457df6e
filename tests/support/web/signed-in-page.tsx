import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { DEFAULT_DOCUMENTS } from '#content/documents/defaults.ts';
import type { Bootstrap } from '#contract/bootstrap.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';
import { dismissPopup } from '#web/data/popups.ts';
import { teachDialogs } from './dialogs.ts';
import { aPlan, aSessionLeft, aSignedInViewer, aStart, asSaved, aViewer } from './examples.ts';
import { watchExits } from './exits.ts';
import { type Answers, fakeNetwork } from './fake-network.ts';
import { fakeProfile } from './fake-profile.ts';
import { openPage } from './open-page.tsx';
import { ownClock, watchBegun } from './own-clock.ts';

const documents = DEFAULT_DOCUMENTS.aarp;
export const savedPlan = asSaved(aPlan());
const aNewcomer = aViewer({ uuid: null });
const LIMITS: Bootstrap['limits'] = { idleSeconds: 300, warningSeconds: 120 };

/** What a page of a session needs before and leaves behind after each test of a file. */
export function tidySessions() {
  beforeAll(async () => {
    teachDialogs();
    await Promise.all([loadPageTexts('profile', 'en'), loadPageTexts('session', 'en')]);
  });
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    dismissPopup('sign-out');
    document.body.hidden = false;
  });
}

export type Story = {
  more?: Answers;
  /** How long is left when the page opens; what is asked later, `more` answers. */
  atOpening?: Answers['getSession'];
  viewer?: ReturnType<typeof aViewer>;
};

/** The profile page of somebody who has saved a plan and is signed in. */
export async function openSignedIn({ more = {}, atOpening, viewer = aSignedInViewer() }: Story = {}) {
  const left = watchExits();
  const answers: Answers['getSession'][] = [atOpening ?? (() => aSessionLeft())];
  const later: Answers['getSession'] = more.getSession ?? (() => aSessionLeft({ secondsLeft: 0 }));
  const network = fakeNetwork({
    ...fakeProfile([savedPlan]).answers,
    getContent: ({ params }) => documents[params.name as keyof typeof documents],
    getBootstrap: () => aStart({ viewer: aNewcomer }),
    staySignedIn: () => aSessionLeft(),
    logout: () => ({ signedOutUrl: '/landrover/oidc/end' }),
    ...more,
    getSession: (request) => (answers.shift() ?? later)(request),
  });
  const page = openPage('/shopper-profile', { viewer, limits: LIMITS });
  await screen.findByRole('article', { name: savedPlan.planName });
  return { left, ...network, ...page };
}

/** The same, where the clock and the ticks are the test's. */
export async function openWithClock(story: Story = {}) {
  ownClock();
  const page = await openSignedIn(story);
  await watchBegun();
  return page;
}

export const cardOfSavedPlan = () => screen.queryByRole('article', { name: savedPlan.planName });
