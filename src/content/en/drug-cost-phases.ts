import type { Phase } from '#domain/drug-cost/year-estimate.ts';

/** What decides how much a fill costs. */
export const phases: Record<Phase, string> = {
  deductible: 'Deductible',
  initial: 'Your share',
  gap: 'Coverage gap',
  catastrophic: 'After the yearly limit',
  insulin: 'Insulin',
  vaccine: 'Vaccine',
  supplemental: 'Extra coverage of the plan',
  'not-covered': 'Not covered',
  'not-offered': 'Full price',
};
