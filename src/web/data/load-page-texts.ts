import type { AccessHistoryTexts } from '#content/en/access-history-texts.ts';
import type { AgentDeskPageTexts } from '#content/en/agent-desk-texts.ts';
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
    en: async () => (await import('#content/en/access-history-texts.ts')).accessHistoryTexts,
    es: async () => (await import('#content/es/access-history-texts.ts')).accessHistoryTexts,
  },
  'agent-desk': {
    en: async () => (await import('#content/en/agent-desk-texts.ts')).agentDeskTexts,
    es: async () => (await import('#content/es/agent-desk-texts.ts')).agentDeskTexts,
  },
  application: {
    en: async () => (await import('#content/en/application-texts.ts')).applicationTexts,
    es: async () => (await import('#content/es/application-texts.ts')).applicationTexts,
  },
  'application-form': {
    en: async () => (await import('#content/en/application-form-texts.ts')).applicationFormTexts,
    es: async () => (await import('#content/es/application-form-texts.ts')).applicationFormTexts,
  },
  browse: {
    en: async () => (await import('#content/en/browse-texts.ts')).browseTexts,
    es: async () => (await import('#content/es/browse-texts.ts')).browseTexts,
  },
  'cash-calendar': {
    en: async () => (await import('#content/en/cash-calendar-texts.ts')).cashCalendarTexts,
    es: async () => (await import('#content/es/cash-calendar-texts.ts')).cashCalendarTexts,
  },
  'cover-choice': {
    en: async () => (await import('#content/en/cover-choice-texts.ts')).coverChoiceTexts,
    es: async () => (await import('#content/es/cover-choice-texts.ts')).coverChoiceTexts,
  },
  'cover-explained': {
    en: async () => (await import('#content/en/cover-explained-texts.ts')).coverExplainedTexts,
    es: async () => (await import('#content/es/cover-explained-texts.ts')).coverExplainedTexts,
  },
  doctors: {
    en: async () => (await import('#content/en/doctors-texts.ts')).doctorsTexts,
    es: async () => (await import('#content/es/doctors-texts.ts')).doctorsTexts,
  },
  'drug-cost': {
    en: async () => (await import('#content/en/drug-cost-texts.ts')).drugCostTexts,
    es: async () => (await import('#content/es/drug-cost-texts.ts')).drugCostTexts,
  },
  'drug-cost-pricing': {
    en: async () => (await import('#content/en/drug-cost-pricing-texts.ts')).drugPricingTexts,
    es: async () => (await import('#content/es/drug-cost-pricing-texts.ts')).drugPricingTexts,
  },
  'drug-cost-receipt': {
    en: async () => (await import('#content/en/drug-cost-receipt-texts.ts')).drugReceiptTexts,
    es: async () => (await import('#content/es/drug-cost-receipt-texts.ts')).drugReceiptTexts,
  },
  education: {
    en: async () => (await import('#content/en/education-texts.ts')).educationTexts,
    es: async () => (await import('#content/es/education-texts.ts')).educationTexts,
  },
  'drug-estimator': {
    en: async () => (await import('#content/en/drug-estimator-texts.ts')).estimatorTexts,
    es: async () => (await import('#content/es/drug-estimator-texts.ts')).estimatorTexts,
  },
  home: {
    en: async () => (await import('#content/en/home-texts.ts')).homeTexts,
    es: async () => (await import('#content/es/home-texts.ts')).homeTexts,
  },
  'home-example': {
    en: async () => (await import('#content/en/home-example-texts.ts')).homeExampleTexts,
    es: async () => (await import('#content/es/home-example-texts.ts')).homeExampleTexts,
  },
  identity: {
    en: async () => (await import('#content/en/identity-texts.ts')).identityTexts,
    es: async () => (await import('#content/es/identity-texts.ts')).identityTexts,
  },
  imports: {
    en: async () => (await import('#content/en/imports-texts.ts')).importsTexts,
    es: async () => (await import('#content/es/imports-texts.ts')).importsTexts,
  },
  'imports-page': {
    en: async () => (await import('#content/en/imports-page-texts.ts')).importsPageTexts,
    es: async () => (await import('#content/es/imports-page-texts.ts')).importsPageTexts,
  },
  'own-data': {
    en: async () => (await import('#content/en/own-data-texts.ts')).ownDataTexts,
    es: async () => (await import('#content/es/own-data-texts.ts')).ownDataTexts,
  },
  'pharmacy-costs': {
    en: async () => (await import('#content/en/pharmacy-costs-texts.ts')).pharmacyCostsTexts,
    es: async () => (await import('#content/es/pharmacy-costs-texts.ts')).pharmacyCostsTexts,
  },
  'plan-details': {
    en: async () => (await import('#content/en/plan-details-texts.ts')).planDetailsTexts,
    es: async () => (await import('#content/es/plan-details-texts.ts')).planDetailsTexts,
  },
  profile: {
    en: async () => (await import('#content/en/profile-texts.ts')).profileTexts,
    es: async () => (await import('#content/es/profile-texts.ts')).profileTexts,
  },
  prospects: {
    en: async () => (await import('#content/en/prospects-texts.ts')).prospectsTexts,
    es: async () => (await import('#content/es/prospects-texts.ts')).prospectsTexts,
  },
  'provider-search': {
    en: async () => (await import('#content/en/provider-search-texts.ts')).providerSearchTexts,
    es: async () => (await import('#content/es/provider-search-texts.ts')).providerSearchTexts,
  },
  session: {
    en: async () => (await import('#content/en/session-texts.ts')).sessionTexts,
    es: async () => (await import('#content/es/session-texts.ts')).sessionTexts,
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
