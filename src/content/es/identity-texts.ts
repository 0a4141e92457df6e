import type { IdentityTexts } from '../en/identity-texts.ts';
import { identityPages } from './identity.ts';

export const identityTexts: IdentityTexts = { identityPages };
