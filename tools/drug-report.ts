import { join } from 'node:path';
import { reportCommonDrugs } from './drug-report/common-drugs.ts';
import { reportPrices } from './drug-report/prices.ts';
import { reportQuantities } from './drug-report/quantities.ts';
import { reportFindings } from './drug-report/report-findings.ts';

const REPORTS: Record<string, (folder: string) => Promise<string[]>> = {
  /** Each code of the 500 most used drugs with its line, the verdict and the reason. */
  prices: reportPrices,
  /** Their usual quantities beside the units of a claim. */
  quantities: reportQuantities,
  /** docs/drug-costs-of-common-drugs.md */
  common: reportCommonDrugs,
  /** The table of docs/drug-prices.md: prices far from what a drug costs. */
  findings: reportFindings,
};

/** `npm run drug-report -- prices`: what is decided of each drug of the real files, for people to check. */
async function main(topic = '') {
  const realDataDir = process.env['REAL_DATA_DIR'];
  if (!realDataDir) throw new Error('Set REAL_DATA_DIR to a folder of real files');
  const report = REPORTS[topic];
  if (!report) throw new Error(`Say what to report: ${Object.keys(REPORTS).join(', ')}`);
  for (const line of await report(join(realDataDir, 'drugs'))) console.log(line);
}

await main(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
