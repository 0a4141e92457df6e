import { tierCost } from '../benefit-files.ts';
import { chance } from '../random.ts';
import { type DrugPlan, hasSixTiers } from './formularies.ts';
import { type Cell, flag, idsOf, spufFile, spufLine } from './spuf-lines.ts';

const DAYS_CODES = [
  { days: 30, code: 1 },
  { days: 90, code: 2 },
  { days: 60, code: 4 },
] as const;
const SPECIALTY = 5;
const NOT_OFFERED = [0, 0, 0, 0];

const COST_TITLES = ['PREF', 'NONPREF', 'MAIL_PREF', 'MAIL_NONPREF']
  .flatMap((channel) => ['TYPE', 'AMT', 'MIN_AMT', 'MAX_AMT'].map((part) => `COST_${part}_${channel}`))
  .join('|');

/** The order of the channels is preferred, standard, preferred by mail, standard by mail. */
export function costFile(plans: readonly DrugPlan[]): string {
  const lines = plans.flatMap((plan) =>
    tiersOf(plan).flatMap((tier) =>
      DAYS_CODES.filter(({ days }) => tier !== SPECIALTY || days === 30).flatMap(({ days, code }) => {
        const hasDeductible = deductibleApplies(plan, tier);
        const shares = sharesOf(plan, tier, days);
        const row = (level: number, costs: readonly Cell[]) =>
          spufLine([...idsOf(plan), level, tier, code, ...costs, flag(tier === SPECIALTY), flag(hasDeductible)]);
        const early = !hasDeductible && (plan.drugDeductible ?? 0) > 0 ? [row(0, shares)] : [];
        return [...early, row(1, shares), row(3, freeWhere(shares))];
      }),
    ),
  );
  return spufFile(
    `CONTRACT_ID|PLAN_ID|SEGMENT_ID|COVERAGE_LEVEL|TIER|DAYS_SUPPLY|${COST_TITLES}|TIER_SPECIALTY_YN|DED_APPLIES_YN`,
    lines,
  );
}

// After the yearly limit what is offered is free.
const freeWhere = (shares: readonly Cell[]) => shares.map((share, index) => (index % 4 === 0 && share !== 0 ? 1 : 0));

const tiersOf = ({ formulary }: DrugPlan) => (hasSixTiers(formulary) ? [1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5]);

// Cheap tiers are mostly spared the deductible; a plan without one has it nowhere.
const deductibleApplies = (plan: DrugPlan, tier: number) =>
  (plan.drugDeductible ?? 0) > 0 && (plan.isEnhanced ? tier >= 3 && tier <= SPECIALTY : tier >= 2 && tier <= SPECIALTY);

const percent = (hundredths: number) => (Math.max(0, hundredths) / 100).toFixed(2);

/** What the plan's page says of standard shops for a month holds here too; the other costs follow from it. */
function sharesOf(plan: DrugPlan, tier: number, days: number): Cell[] {
  // The one tier that these plans do not sell for three months.
  if (tier === 3 && days === 90 && plan.product.title === 'Roaming') return Array(16).fill(0);
  const months = days / 30;
  const { kind, cost } = tierCost(plan, tier - 1);
  const isCopay = kind === 'copay';
  const limits = tier === 4 && chance(`${plan.key} limits`, 0.2) ? [5 * months, 250 * months] : [0, 0];
  const standard = isCopay ? [1, cost * months, 0, 0] : [2, percent(cost), 0, 0];
  const lower = isCopay ? [1, Math.floor(cost / 2) * months, 0, 0] : [2, percent(cost - 2), ...limits];
  const byMail = isCopay && days === 90 ? [1, 0, 0, 0] : lower;
  return [
    ...(hasPreferred(plan) ? lower : NOT_OFFERED),
    ...standard,
    ...mail(plan, byMail),
    ...(days === 90 && hasMail(plan) ? standard : NOT_OFFERED),
  ];
}

const mail = (plan: DrugPlan, cost: readonly Cell[]) => (hasMail(plan) && hasPreferred(plan) ? cost : NOT_OFFERED);

/** Plans for people in a residence have neither mail nor preferred shops. */
export const hasMail = ({ product }: DrugPlan) => !/I-SNP/.test(product.planType);
export const hasPreferred = (plan: DrugPlan) => hasMail(plan) && plan.product.title !== 'Open Door Basic';

const INSULIN_CHANNELS = ['pref', 'nonpref', 'mail_pref', 'mail_nonpref'];

export function insulinFile(plans: readonly DrugPlan[]): string {
  const lines = plans.flatMap((plan) =>
    DAYS_CODES.map(({ days, code }) => {
      const most = 35 * (days / 30);
      const least = plan.isEnhanced ? 20 * (days / 30) : most;
      const offered = [hasPreferred(plan), true, hasMail(plan) && hasPreferred(plan), hasMail(plan) && days === 90];
      const amounts = [least, most, least, most];
      const copays = offered.map((isOffered, index) => (isOffered ? (amounts[index] ?? 0).toFixed(2) : ''));
      return spufLine([...idsOf(plan), '.', code, ...copays, ...offered.map((isOffered) => (isOffered ? '0.25' : ''))]);
    }),
  );
  const titles = ['copay', 'coin'].flatMap((kind) => INSULIN_CHANNELS.map((channel) => `${kind}_amt_${channel}_insln`));
  return spufFile(`CONTRACT_ID|PLAN_ID|SEGMENT_ID|TIER|DAYS_SUPPLY|${titles.join('|')}`, lines);
}
