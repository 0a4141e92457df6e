import type { Brand } from '#domain/brand/brand.ts';
import type { BrandPhones } from '#domain/phone/learn-more-phone.ts';

/** What differs between the two brand sites: names, numbers and addresses. The names are made up. */
export type BrandEntry = {
  code: Brand;
  siteId: 'AARPM' | 'UHCM';
  /** Begins the number of an application, here and at the insurers. Made up. ENROLL-411, ENROLL-601. */
  applicationPrefix: 'LM' | 'HH';
  name: string;
  /** The part of the name that the logo sets in the accent colour. */
  nameAccent: string;
  materialId: string;
  phones: BrandPhones & { needHelp: string; tty: string; importHelp: string };
  addresses: {
    planSummary: string;
    pharmacySearch: string;
    pharmacyCosts: string;
    providerSearch: string;
    drugCostEstimator: string;
    planRecommendation: string;
    medicareEducation: string;
    /** Made up: a page of our own that stands in for it. SHELL-023. */
    memberPortal: string;
    signIn: string;
    register: string;
    signOut: string;
    manageProfile: string;
    memberBenefits: string;
    agentDesk: string;
    /** Before the kind of plan and the step. ENROLL-002. */
    applicationBase: string;
  };
};

// The estimator opens in its profile mode: decision ENV-001.
const addresses = {
  planSummary: '/health-plans',
  pharmacySearch: '/health-plans/pharmacy-search',
  pharmacyCosts: '/health-plans/pharmacy-costs',
  providerSearch: '/health-plans/provider-search',
  drugCostEstimator: '/health-plans/estimate-drug-costs?profile=true',
  planRecommendation: '/health-plans/plan-recommendation',
  medicareEducation: '/medicare-education',
  memberPortal: '/member-portal',
  signIn: '/sign-in',
  register: '/register',
  signOut: '/sign-out',
  manageProfile: '/manage-profile',
  memberBenefits: '/member-benefits',
  agentDesk: '/agent',
} as const;

// Spec A9 and B9 give these two; all other numbers are made up, from the range kept for stories.
const givenPhones = { tty: '711', importHelp: '1-877-699-5710' } as const;

export const BRAND_TABLE = {
  aarp: {
    code: 'aarp',
    siteId: 'AARPM',
    applicationPrefix: 'LM',
    name: 'Lantern Medicare',
    nameAccent: '.',
    materialId: 'Y0000_LanternShopperProfile_M',
    phones: {
      ...givenPhones,
      needHelp: '1-800-555-0131',
      enroll: { MA: '1-800-555-0132', PDP: '1-800-555-0133', SNP: '1-800-555-0134', MS: '1-800-555-0135' },
    },
    addresses: { ...addresses, applicationBase: '/online-application/lantern' },
  },
  uhc: {
    code: 'uhc',
    siteId: 'UHCM',
    applicationPrefix: 'HH',
    name: 'Harbor Health',
    nameAccent: '.',
    materialId: 'Y0000_HarborShopperProfile_M',
    phones: {
      ...givenPhones,
      needHelp: '1-800-555-0142',
      enroll: { MA: '1-800-555-0143', PDP: '1-800-555-0144', SNP: '1-800-555-0145', MS: '1-800-555-0146' },
    },
    addresses: { ...addresses, applicationBase: '/online-application/harbor' },
  },
} as const satisfies Record<Brand, BrandEntry>;
