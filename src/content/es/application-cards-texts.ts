import type { ApplicationCardsTexts } from '../en/application-cards-texts.ts';
import { applicationCards } from './application-cards.ts';
import { applicationTrouble } from './application-trouble.ts';

export const applicationCardsTexts: ApplicationCardsTexts = { applicationCards, applicationTrouble };
