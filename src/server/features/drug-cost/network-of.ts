import type { PharmacyPlace } from '#domain/drug-cost/plan-facts.ts';
import type { PlanToPrice } from './plan-input.ts';

/** Where the pharmacy stands with a plan. A plan of which no file tells anything has no network that we know. */
export const networkOf = ({ facts, pharmacy }: Pick<PlanToPrice, 'facts' | 'pharmacy'>): PharmacyPlace['network'] =>
  facts.data === 'no-data' ? 'unknown' : (pharmacy?.place.network ?? 'unknown');
