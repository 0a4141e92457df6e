import { emptySection } from '#server/profile/section.ts';

/** The specification names macraData in the whole profile only. */
export const supplementSection = emptySection('medsuppPlans', ({ section }) =>
  section === 'all' ? { medsuppData: null, macraData: null } : { medsuppData: null },
);
