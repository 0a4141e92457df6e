import type { ImportsPageTexts } from '../en/imports-page-texts.ts';
import { importsPage } from './imports-page.ts';

export const importsPageTexts: ImportsPageTexts = { importsPage };
