import { withTexts } from '#web/data/with-texts.ts';
import { late } from '#web/lib/late.ts';

const LOADERS = {
  loginFlow: withTexts(
    'profile',
    withTexts('session', () => import('./login.tsx')),
  ),
  sessionLayer: withTexts('session', () => import('#web/features/session/session-layer.tsx')),
  signInAgain: withTexts('profile', () => import('#web/features/banners/sign-in-again.tsx')),
};

/** What stands around the pages and not every visitor needs. It may be gone when a newer site took the place of this. */
export const lazyPrograms = (load: typeof LOADERS = LOADERS) => ({
  LoginFlow: late(load.loginFlow),
  SessionLayer: late(load.sessionLayer),
  SignInAgain: late(load.signInAgain),
});
export type Programs = ReturnType<typeof lazyPrograms>;

export const PROGRAMS = lazyPrograms();
