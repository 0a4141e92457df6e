import type { ImportsTexts } from '../en/imports-texts.ts';
import { imports } from './imports.ts';
import { personForm } from './person-form.ts';
import { profileMerge } from './profile-merge.ts';

export const importsTexts: ImportsTexts = { imports, personForm, profileMerge };
