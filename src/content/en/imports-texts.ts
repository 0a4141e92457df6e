import { imports } from './imports.ts';
import { personForm } from './person-form.ts';
import { profileMerge } from './profile-merge.ts';

/** The texts that travel with what imports, and with how somebody confirms who they are. */
export const importsTexts = { imports, personForm, profileMerge };
export type ImportsTexts = typeof importsTexts;
