import { csvLine } from '../files/write-csv.ts';
import { formularyOf, hasSixTiers } from './drugs/formularies.ts';
import type { SamplePlan } from './make-plans.ts';
import { between, chance, pick } from './random.ts';

type BenefitLine = [string, string, string | null, string | null, string | null, string];

/** The benefits in the layout of the trimmed bundle, for the plans that have any; of a bare plan nothing is known. */
export const benefitsFile = (plans: readonly SamplePlan[]) =>
  plans
    .filter(({ carrier, monthlyPremium }) => carrier.kind !== 'drug' && monthlyPremium !== null)
    .map((plan) => `${JSON.stringify({ key: keyOf(plan), b: benefitsOf(plan), optional: optionalOf(plan) })}\n`)
    .join('');

const keyOf = ({ carrier, planNumber, segment }: SamplePlan) => `${carrier.contractId}_${planNumber}_${segment}`;

function benefitsOf(plan: SamplePlan): BenefitLine[] {
  const seed = `${keyOf(plan)} benefit`;
  const leavesNetwork = /PPO|POS|PFFS/.test(plan.product.planType);
  const dollars = (service: string, most: number) => `$${between(`${seed} ${service}`, 0, most / 5) * 5}`;
  const copay = (service: string, most: number) => `${dollars(service, most)} copay`;
  const away = (service: string) =>
    leavesNetwork ? `${pick(`${seed} ${service} away`, [30, 40, 50])}% coinsurance` : null;
  // A plan that leaves out all dental care leaves out both of its categories.
  const adds = (category: string) => chance(`${seed} ${category.split(' ').at(-1)}`, 0.93);
  const extra = (category: string, service: string, share: number): BenefitLine =>
    adds(category) && chance(`${seed} ${service}`, share)
      ? [category, service, '$0 copay', away(service), null, 'plan_limits']
      : [category, service, null, null, 'Not covered', ''];
  return [
    ['Doctor services', 'Primary doctor visit', copay('doctor', 20), away('doctor'), null, ''],
    ['Doctor services', 'Specialist visit', copay('specialist', 55), away('specialist'), null, 'prior_auth|referral'],
    ['Tests, labs, & imaging', 'Lab services', copay('lab', 20), away('lab'), null, ''],
    ['Tests, labs, & imaging', 'Emergency care', null, null, copay('emergency', 130), ''],
    ['Tests, labs, & imaging', 'Urgent care', null, null, copay('urgent', 60), ''],
    [
      'Hospital services',
      'Inpatient hospital coverage',
      `${dollars('hospital', 400)} per day for days 1-5`,
      away('hospital'),
      null,
      'prior_auth',
    ],
    ['Hospital services', 'Outpatient hospital coverage', copay('outpatient', 350), away('outpatient'), null, ''],
    ['Preventive services', 'Preventive services', '$0 copay', null, null, ''],
    ['Ambulance', 'Ground ambulance', copay('ambulance', 300), null, null, ''],
    ...EXTRAS.map(([category, service, share]) => extra(category, service, share)),
  ];
}

/** Cover to add at a price, as medicare.gov prints it, for the plans that sell some. */
function optionalOf(plan: SamplePlan): string[] | null {
  const seed = `${keyOf(plan)} package`;
  if (!chance(seed, 0.25)) return null;
  const packages = OPTIONAL.slice(0, between(`${seed} count`, 1, OPTIONAL.length));
  return [
    'Optional Packages',
    'This plan includes optional benefits you can add to your coverage at an additional cost.',
    ...packages.flatMap(([content, most], index) => [
      `Package #${index + 1}`,
      `Includes ${content}`,
      'Monthly premium',
      `: $${between(`${seed} ${index}`, 12, most)}.00`,
      'Deductible',
      index === 1 ? ': $50.00' : ': N/A',
    ]),
    'Star Ratings',
  ];
}

const OPTIONAL: readonly [content: string, most: number][] = [
  ['preventive dental services, and comprehensive dental services', 55],
  ['comprehensive dental services, eyewear, and hearing aids', 60],
];

/** What plans add of their own, in the words of medicare.gov, and the share of plans that do. */
const EXTRAS: readonly [category: string, service: string, share: number][] = [
  ['Hearing', 'Hearing exam', 0.9],
  ['Hearing', 'Hearing aids - prescription', 0.7],
  ['Preventive dental', 'Oral exam', 0.85],
  ['Preventive dental', 'Cleaning', 0.85],
  ['Preventive dental', 'Dental x-rays', 0.8],
  ['Comprehensive dental', 'Restorative services', 0.6],
  ['Comprehensive dental', 'Endodontics', 0.5],
  ['Comprehensive dental', 'Implant services', 0.1],
  ['Vision', 'Routine eye exam', 0.9],
  ['Vision', 'Eyeglasses (frames & lenses)', 0.7],
  ['More benefits', 'Fitness benefit', 0.8],
  ['More benefits', 'Over the counter drug benefits', 0.6],
  ['More benefits', 'Transportation services for non-emergency care: Plan-approved locations', 0.35],
  ['More benefits', 'Meals for short duration', 0.4],
  ['More benefits', 'Telehealth', 0.8],
];

const TIERS = ['Preferred Generic', 'Generic', 'Preferred Brand', 'Non-Preferred Drug', 'Specialty Tier'];
const TIER_COLUMNS = [
  'Contract ID',
  'Plan ID',
  'Segment ID',
  'pharmacy_channel',
  'tier_order',
  'tier_label',
  'initial_cost_type',
  'initial_cost_value',
  'initial_text',
  'catastrophic_text',
];

/** The drug tiers in the layout of the trimmed bundle, for the plans that cover drugs. */
export function tiersFile(plans: readonly SamplePlan[]): string {
  const lines = plans
    .filter(({ product }) => product.drugs)
    .flatMap((plan) => labelsOf(plan).map((label, index) => csvLine([...tierOf(plan, label, index)])));
  return csvLine(TIER_COLUMNS) + lines.join('');
}

const labelsOf = (plan: SamplePlan) => (hasSixTiers(formularyOf(plan)) ? [...TIERS, 'Select Care Drugs'] : TIERS);

function tierOf(plan: SamplePlan, label: string, index: number) {
  const ids = [plan.carrier.contractId, plan.planNumber, plan.segment, 'Standard retail pharmacy', index + 1, label];
  const { kind, cost } = tierCost(plan, index);
  if (kind === 'coinsurance') return [...ids, 'coinsurance', cost, `${cost}% coinsurance`, '$0 copay'];
  const copay = `${cost}.00`;
  return [...ids, 'copay', copay, `$${copay} copay`, '$0 copay'];
}

/** Dollars, or hundredths of the price, for a month at a standard shop. The sixth tier is free. */
export function tierCost(plan: SamplePlan, index: number): { kind: 'copay' | 'coinsurance'; cost: number } {
  const seed = `${keyOf(plan)} ${TIERS[index]}`;
  if (index === TIERS.length) return { kind: 'copay', cost: 0 };
  return index >= 2
    ? { kind: 'coinsurance', cost: between(seed, index === 2 ? 20 : 25, index === 2 ? 25 : 33) }
    : { kind: 'copay', cost: between(seed, 0, index === 0 ? 3 : 10) };
}
