import type { EducationTexts } from '../en/education-texts.ts';
import { education } from './education.ts';

export const educationTexts: EducationTexts = { education };
