import { csvLine } from '../files/write-csv.ts';
import { CARRIERS } from './carriers.ts';
import { pick } from './random.ts';

const STARS = ['2.5', '3', '3.5', '3.5', '4', '4', '4.5', '5'] as const;

/** One carrier of each state is new, and one too small to be measured. */
function reasonFor(contractId: string): string | null {
  const number = Number(contractId.slice(1));
  if (number % 8 === 5) return 'Plan too new to be measured';
  return number % 8 === 1 ? 'Not enough data available' : null;
}

export type SampleStars = { overall: string; medical: string; drug: string };

export function starsOf(contractId: string, year: number): SampleStars {
  const reason = reasonFor(contractId);
  const star = (part: string) => reason ?? pick(`${contractId} ${part} ${year}`, STARS);
  const isDrugPlan = contractId.startsWith('S');
  return {
    overall: isDrugPlan ? 'Not Applicable' : star('overall'),
    medical: isDrugPlan ? 'Not Applicable' : star('medical'),
    drug: star('drug'),
  };
}

/** The summary table as CMS prints it, with the year in the names of the columns. */
export function starRatingsFile(year: number): string {
  const titles = [
    'Contract Number',
    'Organization Type',
    'Contract Name',
    'Organization Marketing Name',
    'Parent Organization',
    'SNP',
    `${year - 3} Disaster %`,
    `${year - 2} Disaster %`,
    `${year} Part C Summary`,
    `${year} Part D Summary`,
    `${year} Overall`,
  ];
  const byContract = new Map(CARRIERS.map((carrier) => [carrier.contractId, carrier]));
  const lines = [...byContract.values()].map(({ contractId, name, kind }) => {
    const type = { local: 'Local CCP', regional: 'Regional CCP', drug: 'Medicare Prescription Drug Plan' }[kind];
    const { overall, medical, drug } = starsOf(contractId, year);
    const snp = kind === 'local' ? 'Yes' : 'No';
    return csvLine([contractId, type, name.toUpperCase(), name, `${name} Holdings`, snp, 0, 0, medical, drug, overall]);
  });
  return csvLine(titles) + lines.join('');
}
