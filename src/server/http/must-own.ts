import { Problem } from '#contract/problem.ts';
import type { Visit } from './visit.ts';

/** The cookie chooses the subject, never the address: another person's uuid answers like a missing one. */
export function mustOwn(visit: Visit, uuid: string) {
  if (visit.guest?.uuid !== uuid) throw new Problem('not-found');
}
