import type { IdentityTexts } from '../en/identity-texts.ts';
import { identityPages } from './identity-pages.ts';

export const identityTexts: IdentityTexts = { identityPages };
