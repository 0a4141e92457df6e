import type { HomeExampleTexts } from '../en/home-example-texts.ts';
import { homeExample } from './home-example.ts';
import { yearBar } from './year-bar.ts';

export const homeExampleTexts: HomeExampleTexts = { homeExample, yearBar };
