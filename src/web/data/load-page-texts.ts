import type { AccessHistoryTexts } from '#content/en/access-history-texts.ts';
import type { AgentDeskPageTexts } from '#content/en/agent-desk-texts.ts';
import type { ApplicationCardsTexts } from '#content/en/application-cards-texts.ts';
import type { ApplicationFormTexts } from '#content/en/application-form-texts.ts';
import type { ApplicationTexts } from '#content/en/application-texts.ts';
import type { BrowseTexts } from '#content/en/browse-texts.ts';
import type { CashCalendarTexts } from '#content/en/cash-calendar-texts.ts';
import type { CoverChoiceTexts } from '#content/en/cover-choice-texts.ts';
import type { CoverExplainedTexts } from '#content/en/cover-explained-texts.ts';
import type { DoctorsTexts } from '#content/en/doctors-texts.ts';
import type { DrugPricingTexts } from '#content/en/drug-cost-pricing-texts.ts';
import type { DrugReceiptTexts } from '#content/en/drug-cost-receipt-texts.ts';
import type { DrugCostTexts } from '#content/en/drug-cost-texts.ts';
import type { EstimatorTexts } from '#content/en/drug-estimator-texts.ts';
import type { EducationTexts } from '#content/en/education-texts.ts';
import type { HomeExampleTexts } from '#content/en/home-example-texts.ts';
import type { HomeTexts } from '#content/en/home-texts.ts';
import type { IdentityTexts } from '#content/en/identity-texts.ts';
import type { ImportsPageTexts } from '#content/en/imports-page-texts.ts';
import type { ImportsTexts } from '#content/en/imports-texts.ts';
import type { OwnDataTexts } from '#content/en/own-data-texts.ts';
import type { PharmacyCostsTexts } from '#content/en/pharmacy-costs-texts.ts';
import type { PlanDetailsTexts } from '#content/en/plan-details-texts.ts';
import type { ProfileTexts } from '#content/en/profile-texts.ts';
import type { ProspectsTexts } from '#content/en/prospects-texts.ts';
import type { ProviderSearchTexts } from '#content/en/provider-search-texts.ts';
import type { SessionTexts } from '#content/en/session-texts.ts';
import type { Language } from '#domain/language/language.ts';

/** Texts that travel with the pages that need them, and only in the language of the page. */
export type PageTexts = {
  'access-history': AccessHistoryTexts;
  'agent-desk': AgentDeskPageTexts;
  application: ApplicationTexts;
  'application-cards': ApplicationCardsTexts;
  'application-form': ApplicationFormTexts;
  browse: BrowseTexts;
  'cash-calendar': CashCalendarTexts;
  'cover-choice': CoverChoiceTexts;
  'cover-explained': CoverExplainedTexts;
  doctors: DoctorsTexts;
  'drug-cost': DrugCostTexts;
  'drug-cost-pricing': DrugPricingTexts;
  'drug-cost-receipt': DrugReceiptTexts;
  education: EducationTexts;
  'drug-estimator': EstimatorTexts;
  home: HomeTexts;
  'home-example': HomeExampleTexts;
  identity: IdentityTexts;
  imports: ImportsTexts;
  'imports-page': ImportsPageTexts;
  'own-data': OwnDataTexts;
  'pharmacy-costs': PharmacyCostsTexts;
  'plan-details': PlanDetailsTexts;
  profile: ProfileTexts;
  prospects: ProspectsTexts;
  'provider-search': ProviderSearchTexts;
  session: SessionTexts;
};

const SOURCES: { [Name in keyof PageTexts]: Record<Language, () => Promise<PageTexts[Name]>> } = {
  'access-history': {
    en: () => import('#content/en/access-history-texts.ts').then((texts) => texts.accessHistoryTexts),
    es: () => import('#content/es/access-history-texts.ts').then((texts) => texts.accessHistoryTexts),
  },
  'agent-desk': {
    en: () => import('#content/en/agent-desk-texts.ts').then((texts) => texts.agentDeskTexts),
    es: () => import('#content/es/agent-desk-texts.ts').then((texts) => texts.agentDeskTexts),
  },
  application: {
    en: () => import('#content/en/application-texts.ts').then((texts) => texts.applicationTexts),
    es: () => import('#content/es/application-texts.ts').then((texts) => texts.applicationTexts),
  },
  'application-cards': {
    en: async () => (await import('#content/en/application-cards-texts.ts')).applicationCardsTexts,
    es: async () => (await import('#content/es/application-cards-texts.ts')).applicationCardsTexts,
  },
  'application-form': {
    en: () => import('#content/en/application-form-texts.ts').then((texts) => texts.applicationFormTexts),
    es: () => import('#content/es/application-form-texts.ts').then((texts) => texts.applicationFormTexts),
  },
  browse: {
    en: () => import('#content/en/browse-texts.ts').then((texts) => texts.browseTexts),
    es: () => import('#content/es/browse-texts.ts').then((texts) => texts.browseTexts),
  },
  'cash-calendar': {
    en: () => import('#content/en/cash-calendar-texts.ts').then((texts) => texts.cashCalendarTexts),
    es: () => import('#content/es/cash-calendar-texts.ts').then((texts) => texts.cashCalendarTexts),
  },
  'cover-choice': {
    en: () => import('#content/en/cover-choice-texts.ts').then((texts) => texts.coverChoiceTexts),
    es: () => import('#content/es/cover-choice-texts.ts').then((texts) => texts.coverChoiceTexts),
  },
  'cover-explained': {
    en: () => import('#content/en/cover-explained-texts.ts').then((texts) => texts.coverExplainedTexts),
    es: () => import('#content/es/cover-explained-texts.ts').then((texts) => texts.coverExplainedTexts),
  },
  doctors: {
    en: () => import('#content/en/doctors-texts.ts').then((texts) => texts.doctorsTexts),
    es: () => import('#content/es/doctors-texts.ts').then((texts) => texts.doctorsTexts),
  },
  'drug-cost': {
    en: () => import('#content/en/drug-cost-texts.ts').then((texts) => texts.drugCostTexts),
    es: () => import('#content/es/drug-cost-texts.ts').then((texts) => texts.drugCostTexts),
  },
  'drug-cost-pricing': {
    en: () => import('#content/en/drug-cost-pricing-texts.ts').then((texts) => texts.drugPricingTexts),
    es: () => import('#content/es/drug-cost-pricing-texts.ts').then((texts) => texts.drugPricingTexts),
  },
  'drug-cost-receipt': {
    en: () => import('#content/en/drug-cost-receipt-texts.ts').then((texts) => texts.drugReceiptTexts),
    es: () => import('#content/es/drug-cost-receipt-texts.ts').then((texts) => texts.drugReceiptTexts),
  },
  education: {
    en: () => import('#content/en/education-texts.ts').then((texts) => texts.educationTexts),
    es: () => import('#content/es/education-texts.ts').then((texts) => texts.educationTexts),
  },
  'drug-estimator': {
    en: () => import('#content/en/drug-estimator-texts.ts').then((texts) => texts.estimatorTexts),
    es: () => import('#content/es/drug-estimator-texts.ts').then((texts) => texts.estimatorTexts),
  },
  home: {
    en: () => import('#content/en/home-texts.ts').then((texts) => texts.homeTexts),
    es: () => import('#content/es/home-texts.ts').then((texts) => texts.homeTexts),
  },
  'home-example': {
    en: () => import('#content/en/home-example-texts.ts').then((texts) => texts.homeExampleTexts),
    es: () => import('#content/es/home-example-texts.ts').then((texts) => texts.homeExampleTexts),
  },
  identity: {
    en: () => import('#content/en/identity-texts.ts').then((texts) => texts.identityTexts),
    es: () => import('#content/es/identity-texts.ts').then((texts) => texts.identityTexts),
  },
  imports: {
    en: () => import('#content/en/imports-texts.ts').then((texts) => texts.importsTexts),
    es: () => import('#content/es/imports-texts.ts').then((texts) => texts.importsTexts),
  },
  'imports-page': {
    en: () => import('#content/en/imports-page-texts.ts').then((texts) => texts.importsPageTexts),
    es: () => import('#content/es/imports-page-texts.ts').then((texts) => texts.importsPageTexts),
  },
  'own-data': {
    en: () => import('#content/en/own-data-texts.ts').then((texts) => texts.ownDataTexts),
    es: () => import('#content/es/own-data-texts.ts').then((texts) => texts.ownDataTexts),
  },
  'pharmacy-costs': {
    en: () => import('#content/en/pharmacy-costs-texts.ts').then((texts) => texts.pharmacyCostsTexts),
    es: () => import('#content/es/pharmacy-costs-texts.ts').then((texts) => texts.pharmacyCostsTexts),
  },
  'plan-details': {
    en: () => import('#content/en/plan-details-texts.ts').then((texts) => texts.planDetailsTexts),
    es: () => import('#content/es/plan-details-texts.ts').then((texts) => texts.planDetailsTexts),
  },
  profile: {
    en: () => import('#content/en/profile-texts.ts').then((texts) => texts.profileTexts),
    es: () => import('#content/es/profile-texts.ts').then((texts) => texts.profileTexts),
  },
  prospects: {
    en: () => import('#content/en/prospects-texts.ts').then((texts) => texts.prospectsTexts),
    es: () => import('#content/es/prospects-texts.ts').then((texts) => texts.prospectsTexts),
  },
  'provider-search': {
    en: () => import('#content/en/provider-search-texts.ts').then((texts) => texts.providerSearchTexts),
    es: () => import('#content/es/provider-search-texts.ts').then((texts) => texts.providerSearchTexts),
  },
  session: {
    en: () => import('#content/en/session-texts.ts').then((texts) => texts.sessionTexts),
    es: () => import('#content/es/session-texts.ts').then((texts) => texts.sessionTexts),
  },
};

const requests = new Map<string, Promise<unknown>>();
const there = new Map<string, unknown>();

/** Asks once. What failed is asked for again the next time. */
export function loadPageTexts<Name extends keyof PageTexts>(name: Name, language: Language): Promise<PageTexts[Name]> {
  const key = `${name} ${language}`;
  const known = requests.get(key) as Promise<PageTexts[Name]> | undefined;
  if (known) return known;

  const texts = SOURCES[name][language]();
  requests.set(key, texts);
  texts.then(
    (loaded) => there.set(key, loaded),
    () => requests.delete(key),
  );
  return texts;
}

/** The texts when they have come; undefined until then. */
export const loadedPageTexts = <Name extends keyof PageTexts>(name: Name, language: Language) =>
  there.get(`${name} ${language}`) as PageTexts[Name] | undefined;
