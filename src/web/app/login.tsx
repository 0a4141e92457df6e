import type { ComponentProps } from 'react';
import { seedApplications } from '#web/data/application-list.ts';
import { seedSavedDrugs } from '#web/data/saved-drugs.ts';
import { seedSavedPlans } from '#web/data/saved-plans.ts';
import { seedSavedProviders } from '#web/data/saved-providers.ts';
import LoginFlow from '#web/features/session/login-flow.tsx';

/** In this order. AUTH-006. */
const BUILDERS = [seedSavedPlans, seedSavedDrugs, seedSavedProviders, seedApplications];

/** The sign-in flow with what fills the profile, which a guest's first view does not need. */
export default function Login(props: Omit<ComponentProps<typeof LoginFlow>, 'builders'>) {
  return <LoginFlow {...props} builders={BUILDERS} />;
}
