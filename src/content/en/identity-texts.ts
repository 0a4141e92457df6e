import { identityPages } from './identity.ts';

/** The texts that travel with the pages of an account. */
export const identityTexts = { identityPages };
export type IdentityTexts = typeof identityTexts;
