import { emptySection } from '#server/profile/section.ts';

export const applicationsSection = emptySection('enrollments', () => ({ enrollmentsDetails: { enrollments: [] } }));
