import { PROFILE_VIEWS, type ProfileView } from '#domain/profile/view.ts';
import type { Origin } from './origin.ts';

const OPENS_DRUGS: readonly Origin[] = ['pharmacySearch', 'drugCostEstimator'];

/** A hash in the address wins, also one that means nothing here; without one it matters where the shopper came from. */
export function viewOfAddress(hash: string, origin: Origin | null): ProfileView {
  const name = hash.replace(/^#/, '');
  if (name === '' && origin !== null && OPENS_DRUGS.includes(origin)) return 'drugs';
  return PROFILE_VIEWS.find((view) => view === name) ?? 'plans';
}
