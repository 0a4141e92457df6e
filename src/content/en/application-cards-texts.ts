import { applicationCards } from './application-cards.ts';
import { applicationTrouble } from './application-trouble.ts';

/** What the dashboard says of applications, to who has one. */
export const applicationCardsTexts = { applicationCards, applicationTrouble };

export type ApplicationCardsTexts = typeof applicationCardsTexts;
