import type { Cents } from '#domain/money/cents.ts';
import type { Steps } from './fill-step.ts';
import { leftToLimit, type Progress, type Terms } from './terms.ts';

/** Rules 4 and 5 for a vaccine of which no price is known: it is free, and moves nothing on. */
export function payUnpricedVaccine(terms: Terms, progress: Progress, steps?: Steps): Cents {
  const phase = leftToLimit(terms, progress) === 0 ? 'catastrophic' : 'vaccine';
  steps?.push({ step: 'free-vaccine', phase, result: 0 });
  return 0;
}
