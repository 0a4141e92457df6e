/** The parts of a profile that can be read. Spec A7. */
export const SECTIONS = ['all', 'plans', 'drugs', 'providers', 'medsuppPlans', 'demographics'] as const;
export type Section = (typeof SECTIONS)[number];

/** The parts that change by themselves and so carry a version each. */
export const VERSIONED_SECTIONS = [
  'plans',
  'drugs',
  'providers',
  'enrollments',
  'demographics',
  'extraHelp',
  'recommendation',
] as const;
export type VersionedSection = (typeof VERSIONED_SECTIONS)[number];
