import { SAMPLE_STATES, type SampleState, STATE_CODES } from '../carriers.ts';
import { EXCLUDED_RXCUI } from './drug-list.ts';
import { type DrugPlan, drugsOf, FORMULARY_IDS, type ListedDrug } from './formularies.ts';
import { flag, idsOf, spufFile, spufLine } from './spuf-lines.ts';

/** The Social Security codes of the main counties. @source CMS county crosswalk */
const SSA_CODES: Record<SampleState, string> = {
  WA: '50160',
  NY: '33420',
  CT: '07010',
  ME: '20020',
  NE: '28270',
  NC: '34910',
};
const stateOf = ({ carrier }: DrugPlan) => carrier.stateCode as SampleState;

export const PLAN_INFORMATION_TITLES =
  'CONTRACT_ID|PLAN_ID|SEGMENT_ID|CONTRACT_NAME|PLAN_NAME|FORMULARY_ID|PREMIUM|DEDUCTIBLE|MA_REGION_CODE|PDP_REGION_CODE|STATE|COUNTY_CODE|SNP|PLAN_SUPPRESSED_YN';

export function planInformationFile(plans: readonly DrugPlan[]): string {
  const lines = plans.map((plan) => {
    const state = SAMPLE_STATES[stateOf(plan)];
    const isLocal = plan.carrier.kind === 'local';
    const region = isLocal ? ['', ''] : plan.carrier.kind === 'regional' ? [state.maRegion, ''] : ['', state.pdpRegion];
    return spufLine([
      ...idsOf(plan),
      // A letter that Windows and the web write differently.
      plan.carrier.name.toUpperCase(),
      `${plan.name} – sample`,
      plan.formulary,
      plan.drugPremium?.toFixed(2) ?? '',
      plan.drugDeductible ?? '',
      ...region,
      isLocal ? plan.carrier.stateCode : '',
      isLocal ? SSA_CODES[stateOf(plan)] : '',
      snpKindOf(plan),
      flag(isSuppressed(plan)),
    ]);
  });
  return spufFile(PLAN_INFORMATION_TITLES, lines);
}

/** 0 none, 1 chronic, 2 dual, 3 institutional. */
export const snpKindOf = ({ product }: DrugPlan) =>
  ({ C: 1, D: 2, I: 3 })[/(\w)-SNP$/.exec(product.planType)?.[1] ?? ''] ?? 0;

/** One carrier of each state has a plan whose costs CMS holds back. */
const isSuppressed = ({ product, carrier }: DrugPlan) =>
  product.title === 'Wellness Extras' && Number(carrier.contractId.slice(1)) % 4 === 1;

export const LOCATOR_TITLES = 'COUNTY_CODE|STATENAME|COUNTY|MA_REGION_CODE|MA_REGION|PDP_REGION_CODE|PDP_REGION';

export const locatorFile = () =>
  spufFile(
    LOCATOR_TITLES,
    STATE_CODES.map((code) => {
      const { name, maRegion, pdpRegion } = SAMPLE_STATES[code];
      return spufLine([SSA_CODES[code], name, 'Main county', maRegion, name, pdpRegion, name]);
    }),
  );

export const FORMULARY_TITLES =
  'FORMULARY_ID|FORMULARY_VERSION|CONTRACT_YEAR|RXCUI|NDC|TIER_LEVEL_VALUE|QUANTITY_LIMIT_YN|QUANTITY_LIMIT_AMOUNT|QUANTITY_LIMIT_DAYS|PRIOR_AUTHORIZATION_YN|STEP_THERAPY_YN|SELECTED_DRUG_YN';

export const formularyFile = (year: number) =>
  spufFile(
    FORMULARY_TITLES,
    FORMULARY_IDS.flatMap((id) => formularyLines(id, year, drugsOf(id))),
  );

export const formularyLines = (id: string, year: number, drugs: readonly ListedDrug[]) =>
  drugs.map(({ rxcui, ndc, tier, limit, prior, step, selected }) =>
    spufLine([
      id,
      1,
      year,
      rxcui,
      ndc,
      tier,
      flag(limit !== null),
      ...(limit ?? ['', '']),
      flag(prior),
      flag(step),
      flag(selected),
    ]),
  );

export const excludedFile = (plans: readonly DrugPlan[]) =>
  spufFile(
    'CONTRACT_ID|PLAN_ID|RXCUI|TIER|QUANTITY_LIMIT_YN|QUANTITY_LIMIT_AMOUNT|QUANTITY_LIMIT_DAYS|PRIOR_AUTH_YN|STEP_THERAPY_YN|CAPPED_BENEFIT_YN',
    plans
      .filter(({ isEnhanced }) => isEnhanced)
      .map((plan) => spufLine([...idsOf(plan).slice(0, 2), EXCLUDED_RXCUI, 2, 1, 6, 30, 'N', 'N', 'Y'])),
  );

export const indicationFile = (plans: readonly DrugPlan[]) =>
  spufFile(
    'CONTRACT_ID|PLAN_ID|RXCUI|DISEASE',
    plans
      .filter(({ product }) => product.title === 'Value')
      .map((plan) => spufLine([...idsOf(plan).slice(0, 2), '1872980', 'ARTHRITIS, PSORIATIC'])),
  );
