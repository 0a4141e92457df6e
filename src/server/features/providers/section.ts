import { emptySection } from '#server/profile/section.ts';

export const providersSection = emptySection('providers', () => ({
  providersDetails: { providerIdList: [], zipCode: null, planYear: null, millimanProviders: [] },
}));
