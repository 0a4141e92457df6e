import type { ProspectsTexts } from '#content/en/prospects-texts.ts';
import { prospects } from './prospects.ts';

export const prospectsTexts: ProspectsTexts = { prospects };
