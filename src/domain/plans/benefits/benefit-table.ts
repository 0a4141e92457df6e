/** Medical: what Original Medicare covers too. Extra: what the plan adds of its own. */
type KnownBenefit = { benefitId: string; kind: 'medical' | 'extra'; rank: number | null };

const medical = (benefitId: string): KnownBenefit => ({ benefitId, kind: 'medical', rank: null });

/** Ranked benefits make the first marketing bullets: those in which plans differ stand before those all plans have. */
const extra = (benefitId: string, rank: number | null = null): KnownBenefit => ({ benefitId, kind: 'extra', rank });

/**
 * The benefit lines of medicare.gov, by category and service, and the ids we give them. 16a, 16b, 17 and 18 number
 * dental, vision and hearing as CMS's benefit packages do. The specification names the codes M90, M91a, M92a and 14a6
 * and not their services: that they are the primary doctor, the specialist, the hospital stay and fitness is our
 * choice, because a card without these would say too little. The readable ids are ours.
 * @source medicare.gov plan pages 2026
 */
const BENEFITS: Readonly<Record<string, Readonly<Record<string, KnownBenefit>>>> = {
  'Doctor services': {
    'Primary doctor visit': medical('M90'),
    'Specialist visit': medical('M91a'),
  },
  'Tests, labs, & imaging': {
    'Diagnostic tests & procedures': medical('diagnostic-tests'),
    'Lab services': medical('lab-services'),
    'Diagnostic radiology services (like MRI)': medical('diagnostic-radiology'),
    'Outpatient x-rays': medical('x-rays'),
    'Emergency care': medical('emergency'),
    'Urgent care': medical('urgent-care'),
  },
  'Hospital services': {
    'Inpatient hospital coverage': medical('M92a'),
    'Outpatient hospital coverage': medical('outpatient'),
  },
  'Skilled nursing facility': { 'Skilled nursing facility': medical('skilled-nursing') },
  'Preventive services': { 'Preventive services': medical('preventive-services') },
  Ambulance: { 'Ground ambulance': medical('ambulance') },
  'Therapy services': {
    'Occupational therapy visit': medical('occupational-therapy'),
    'Physical therapy & speech & language therapy visit': medical('physical-therapy'),
  },
  'Mental health services': {
    'Outpatient group therapy with a psychiatrist': medical('psychiatrist-group'),
    'Outpatient individual therapy with a psychiatrist': medical('psychiatrist-individual'),
    'Outpatient group therapy visit': medical('mental-health-group'),
    'Outpatient individual therapy visit': medical('mental-health-individual'),
  },
  'Opioid treatment program services': { 'Opioid treatment program services': medical('opioid-treatment') },
  'Other services': {
    'Durable medical equipment (like wheelchairs & oxygen)': medical('medical-equipment'),
    'Prosthetics (like braces, artificial limbs)': medical('prosthetics'),
    Dialysis: medical('dialysis'),
    'Diabetes supplies': medical('diabetes-supplies'),
  },
  'Part B drugs': {
    'Part B insulin': medical('part-b-insulin'),
    'Chemotherapy drugs': medical('chemotherapy'),
    'Other Part B drugs': medical('part-b-drugs'),
  },
  Hearing: {
    'Hearing exam': extra('18a1'),
    'Fitting/evaluation': extra('18a2'),
    'Hearing aids - prescription': extra('18b1', 3),
    'Hearing aids - over the counter': extra('18c1'),
  },
  'Preventive dental': {
    'Oral exam': extra('16a1'),
    Cleaning: extra('16a2'),
    'Fluoride treatment': extra('16a3'),
    'Dental x-rays': extra('16a4'),
  },
  'Comprehensive dental': {
    'Restorative services': extra('16b1', 1),
    Endodontics: extra('16b2'),
    Periodontics: extra('16b3'),
    'Prosthodontics, removable': extra('16b4'),
    'Prosthodontics, fixed': extra('16b5'),
    'Maxillofacial prosthetics': extra('16b6'),
    'Implant services': extra('16b7'),
    'Oral and maxillofacial surgery': extra('16b8'),
    Orthodontics: extra('16b9'),
    'Adjunctive general services': extra('16b10'),
  },
  Vision: {
    'Routine eye exam': extra('17a1'),
    'Contact lenses': extra('17b1'),
    'Eyeglasses (frames & lenses)': extra('17b2', 4),
    'Eyeglass lenses only': extra('17b3'),
    'Eyeglass frames only': extra('17b4'),
    Upgrades: extra('17b5'),
  },
  'Medically-approved non-opioid pain management services': {
    'Chiropractic services': extra('chiropractic'),
    Acupuncture: extra('acupuncture'),
    'Massage therapy': extra('massage'),
    'Alternative therapies': extra('alternative-therapies'),
  },
  'More benefits': {
    'Health Education': extra('health-education'),
    'Counseling Services': extra('counseling'),
    'Support for Caregivers of Enrollees': extra('caregiver-support'),
    'Personal Emergency Response System (PERS)': extra('emergency-response-system'),
    'Fitness benefit': extra('14a6', 6),
    'Transportation services for non-emergency care: Any health-related locations': extra('transportation-anywhere'),
    'Transportation services for non-emergency care: Plan-approved locations': extra('transportation', 5),
    'Over the counter drug benefits': extra('over-the-counter', 2),
    'In-home support services': extra('in-home-support'),
    'Home and bathroom safety devices': extra('home-safety'),
    'Meals for short duration': extra('meals', 7),
    'Annual physical exams': extra('annual-physical'),
    Telehealth: extra('telehealth'),
    'Worldwide emergency': extra('worldwide-emergency'),
    'Post discharge in-home medication reconciliation': extra('medication-reconciliation'),
    'Re-admission prevention': extra('readmission-prevention'),
    'Wigs for hair loss related to chemotherapy': extra('wigs'),
    'Weight management programs': extra('weight-management'),
    'Adult day health services': extra('adult-day-health'),
    'Home-based palliative care': extra('palliative-care'),
  },
  // For members with certain lasting illnesses only, so they are nobody's marketing bullet.
  'Special benefits': {
    'Food & produce': extra('special-food'),
    Meals: extra('special-meals'),
    'Pest control': extra('special-pest-control'),
    'Transportation for non-medical needs': extra('special-transportation'),
    'Indoor air quality equipment and services': extra('special-air-quality'),
    'Social needs benefit': extra('special-social-needs'),
    'Complementary therapies': extra('special-therapies'),
    'Services supporting self-direction': extra('special-self-direction'),
    'Structural home modifications': extra('special-home-modifications'),
    'General supports for living': extra('special-living-support'),
    'Reduced cost sharing for qualifying individuals': extra('special-cost-sharing'),
  },
};

const keyOf = (category: string, service: string) => `${category}: ${service}`.trim().toLowerCase();

const KNOWN = new Map(
  Object.entries(BENEFITS).flatMap(([category, services]) =>
    Object.entries(services).map(([service, known]) => [keyOf(category, service), known] as const),
  ),
);

/** Every id of the table: each has a label in the plan benefits content. */
export const BENEFIT_IDS = [...KNOWN.values()].map(({ benefitId }) => benefitId);

/** A service that the source prints and the table does not hold keeps a place, under an id made of its own words. */
export function knownBenefit({ category, service }: { category: string; service: string }): KnownBenefit {
  return KNOWN.get(keyOf(category, service)) ?? extra(idOfWords(service));
}

export const isInTable = ({ category, service }: { category: string; service: string }) =>
  KNOWN.has(keyOf(category, service));

const idOfWords = (service: string) =>
  service
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const tierBenefitId = (tier: number) => `tier-${tier}`;

const TIER = /^tier-(\d+)$/;
const RANKS = new Map([...KNOWN.values()].map(({ benefitId, rank }) => [benefitId, rank]));

/** Null for a benefit without a rank; a drug tier's number is its rank. PLAN-423. */
export function rankOf(benefitId: string): number | null {
  const tier = TIER.exec(benefitId)?.[1];
  return tier ? Number(tier) : (RANKS.get(benefitId) ?? null);
}

/** The benefits that a card of the profile shows. Spec A9, PLAN-427. */
const CARD_CODES = /^(?:M90|M91a|M92a|18a1|17a1|14a6|16[ab].*)$/;

export const isCardBenefit = (benefitId: string) => CARD_CODES.test(benefitId);
