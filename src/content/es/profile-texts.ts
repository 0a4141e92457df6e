import type { ProfileTexts } from '../en/profile-texts.ts';
import { banners } from './banners.ts';
import { benefits } from './benefits.ts';
import { cheapestPlan } from './cheapest-plan.ts';
import { contact } from './contact.ts';
import { drugPanel } from './drug-cost-panel.ts';
import { faq } from './faq.ts';
import { formErrors } from './form-errors.ts';
import { learnMore } from './learn-more.ts';
import { origin } from './origin.ts';
import { planCard } from './plan-card.ts';
import { profileShell } from './profile.ts';
import { savedDrugs } from './saved-drugs.ts';
import { removePlan } from './saved-plans-removal.ts';
import { sourceWords } from './source-words.ts';
import { supplement } from './supplement.ts';
import { yearBar } from './year-bar.ts';

export const profileTexts: ProfileTexts = {
  banners,
  benefits,
  cheapestPlan,
  contact,
  drugCosts: drugPanel,
  faq,
  formErrors,
  learnMore,
  origin,
  planCard,
  profileShell,
  removePlan,
  savedDrugs,
  sourceWords,
  supplement,
  yearBar,
};
