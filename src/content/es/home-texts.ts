import type { HomeTexts } from '../en/home-texts.ts';
import { home } from './home.ts';

export const homeTexts: HomeTexts = { home };
