/** A file as CMS writes it: pipes, one blank where there is nothing, lines that end as on Windows. */
export const spufText = (titles: string, ...rows: string[]) =>
  [titles, ...rows]
    .map(
      (line) =>
        `${line
          .split('|')
          .map((cell) => cell || ' ')
          .join('|')}\r\n`,
    )
    .join('');

const CHANNELS = ['PREF', 'NONPREF', 'MAIL_PREF', 'MAIL_NONPREF'];
const COSTS = CHANNELS.flatMap((name) => ['TYPE', 'AMT', 'MIN_AMT', 'MAX_AMT'].map((part) => `COST_${part}_${name}`));

export const TITLES = {
  plans:
    'CONTRACT_ID|PLAN_ID|SEGMENT_ID|CONTRACT_NAME|PLAN_NAME|FORMULARY_ID|PREMIUM|DEDUCTIBLE|MA_REGION_CODE|PDP_REGION_CODE|STATE|COUNTY_CODE|SNP|PLAN_SUPPRESSED_YN',
  formulary:
    'FORMULARY_ID|FORMULARY_VERSION|CONTRACT_YEAR|RXCUI|NDC|TIER_LEVEL_VALUE|QUANTITY_LIMIT_YN|QUANTITY_LIMIT_AMOUNT|QUANTITY_LIMIT_DAYS|PRIOR_AUTHORIZATION_YN|STEP_THERAPY_YN|SELECTED_DRUG_YN',
  costs: `CONTRACT_ID|PLAN_ID|SEGMENT_ID|COVERAGE_LEVEL|TIER|DAYS_SUPPLY|${COSTS.join('|')}|TIER_SPECIALTY_YN|DED_APPLIES_YN`,
  insulin:
    'CONTRACT_ID|PLAN_ID|SEGMENT_ID|TIER|DAYS_SUPPLY|copay_amt_pref_insln|copay_amt_nonpref_insln|copay_amt_mail_pref_insln|copay_amt_mail_nonpref_insln|coin_amt_pref_insln|coin_amt_nonpref_insln|coin_amt_mail_pref_insln|coin_amt_mail_nonpref_insln',
  pricing: 'CONTRACT_ID|PLAN_ID|SEGMENT_ID|NDC|DAYS_SUPPLY|UNIT_COST',
  networks:
    'CONTRACT_ID|PLAN_ID|SEGMENT_ID|PHARMACY_NUMBER|PHARMACY_ZIPCODE|PREFERRED_STATUS_RETAIL|PREFERRED_STATUS_MAIL|PHARMACY_RETAIL|PHARMACY_MAIL|IN_AREA_FLAG|FLOOR_PRICE|BRAND_DISPENSING_FEE_30|BRAND_DISPENSING_FEE_60|BRAND_DISPENSING_FEE_90|GENERIC_DISPENSING_FEE_30|GENERIC_DISPENSING_FEE_60|GENERIC_DISPENSING_FEE_90|SELECTED_DISPENSING_FEE_30|SELECTED_DISPENSING_FEE_60|SELECTED_DISPENSING_FEE_90',
} as const;

const planLine = (id: string, formulary = '00026001', suppressed = 'N') =>
  `${id}|TUMBLEWREN|Everyday (HMO)|${formulary}|12.30|615|||WA|50160|0|${suppressed}`;

/** The least that a release must hold, for the plan of the small Landscape. */
export const smallRelease = (year: number, tier = 1, quarter = 2) => ({
  [`spuf${quarter}/plan information  PPUF_${year}Q${quarter}.txt`]: spufText(TITLES.plans, planLine('H9918|001|000')),
  [`spuf${quarter}/basic drugs formulary file  PPUF_${year}Q${quarter}.txt`]: spufText(
    TITLES.formulary,
    `00026001|3|${year}|617310|60505257908|${tier}|N|||N|N|N`,
  ),
  [`spuf${quarter}/beneficiary cost file  PPUF_${year}Q${quarter}.txt`]: spufText(
    TITLES.costs,
    'H9918|001|000|1|1|1|1|5|0|0|1|10|0|0|0|0|0|0|0|0|0|0|N|N',
  ),
});
