import { emptySection } from '#server/profile/section.ts';

export const recommendationSection = emptySection('recommendation', () => ({ preData: null }));
