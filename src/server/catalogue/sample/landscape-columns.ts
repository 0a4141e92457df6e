/** The columns of the true files, word for word. @source CMS CY2026 and CY2027 Landscape */
const COLUMNS_2026 =
  `Contract Year, Contract Category Type, US Territory, State Territory Abbreviation, State Territory Name,
County Name, Contract ID, Plan ID, Segment ID, ContractPlanID, ContractPlanSegmentID, Sanctioned Plan,
Parent Organization Name, Contract Name, Organization Marketing Name, Organization Type, Plan Name, Plan Type,
Special Needs Plan (SNP) Indicator, SNP Type, SNP Institutional Type, SNP Institutional Category,
Dual Eligible SNP (D-SNP) Integration Status, D-SNP Applicable Integrated Plan (AIP) Identifier,
Chronic or Disabling Condition SNP (C-SNP) Condition Type, Medicare Zero-Dollar Cost Sharing D-SNP Plan,
Part D Coverage Indicator, National PDP, Drug Benefit Category, Drug Benefit Type,
Voluntary De Minimis Program Participant, Part D Basic Premium At or Below Regional Benchmark,
Low Income Subsidy (LIS) Auto Enrollment, Offers Drug Tier with No Part D Deductible,
Annual Part D Deductible Amount, Part D Basic Premium, Part D Supplemental Premium, Part D Total Premium,
Low Income Premium Subsidy (LIPS) Amount, Part D LIPS (CMS Pays), Part D Low Income Beneficiary Premium Amount,
Part D Out-of-Pocket (OOP) Threshold, Part C Premium, Monthly Consolidated Premium (Part C + D),
In-Network Maximum Out-of-Pocket (MOOP) Amount, Part C Summary Star Rating, Part D Summary Star Rating,
Overall Star Rating, MA Region Code, MA Region, PDP Region Code, PDP Region`.split(/,\s+/);

const RENAMED_2027: Record<string, string> = {
  ContractPlanID: 'Contract Plan ID',
  ContractPlanSegmentID: 'Contract Plan Segment ID',
};

const COLUMNS_2027 = [
  ...COLUMNS_2026.filter((title) => title !== 'SNP Institutional Category').map(
    (title) => RENAMED_2027[title] ?? title,
  ),
  'Enrollment Capacity Limit Accepted',
  'Enrollment Capacity Limit Amount',
];

/** 52 columns up to 2026, 53 from 2027 on. */
export const landscapeColumns = (year: number): readonly string[] => (year >= 2027 ? COLUMNS_2027 : COLUMNS_2026);
