import type { ContentName, ContentOf } from '#contract/content.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { ALL_FLAGS_OFF } from '#domain/flags/flags.ts';
import { DEFAULT_IDLE_SECONDS, WARNING_SECONDS } from '#domain/session/idle-limit.ts';
import { BRAND_TABLE } from '../brands/brand-table.ts';
import { benefits as english } from '../en/benefits.ts';
import { benefits as spanish } from '../es/benefits.ts';
import { FAQ_VIEWS } from './faq-views.ts';
import { pageWords } from './page-words.ts';
import { wordsOf } from './text-documents.ts';

export type ContentSet = { [Name in ContentName]: ContentOf<Name> };

/** A flag whose feature is not built yet is off. Defaults: decision ENV-402. */
const profile = (brand: Brand): ContentSet['profile'] => ({
  flags: { ...ALL_FLAGS_OFF, bannering: true },
  systemDateTime: null,
  idleSeconds: DEFAULT_IDLE_SECONDS,
  warningSeconds: WARNING_SECONDS,
  phones: BRAND_TABLE[brand].phones,
  withPersonalQuestions: false,
});

const shared: Omit<ContentSet, 'profile'> = {
  // Spec A9: enroll start is suppressed by default for these plan codes.
  'suppression-list': { planCodes: ['MW1', 'TW1', 'NW1'], years: {} },
  // The interface is not built yet, so that no state has it in the place of the notice.
  'state-flip': { states: {} },
  // Nothing is invented for a state without content: decision SUPP-601.
  medigap: { texts: wordsOf('medigap'), states: {} },
  'profile-redesign-profile': { texts: wordsOf('profile-redesign-profile'), faq: FAQ_VIEWS },
  'profile-redesign-shopper': { texts: wordsOf('profile-redesign-shopper') },
  'plan-benefits': { labels: pageWords(english, spanish) },
  // No source we have says it, and what is not said here is 'Not available'.
  'dental-covered-plans': { plans: {} },
  // The states of the sample plans.
  'approved-states': { states: ['CT', 'ME', 'NC', 'NE', 'NY', 'WA'] },
};

/** What each brand serves until an operator's folder says otherwise. */
export const DEFAULT_DOCUMENTS: Record<Brand, ContentSet> = {
  aarp: { ...shared, profile: profile('aarp') },
  uhc: { ...shared, profile: profile('uhc') },
};
