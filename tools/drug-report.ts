import { join } from 'node:path';
import { reportPrices } from './drug-report/prices.ts';
import { reportQuantities } from './drug-report/quantities.ts';

/** `npm run drug-report -- prices` or `quantities`: what is decided of each drug of the real files, for people to check. */
async function main(topic = '') {
  const folder = process.env['REAL_DATA_DIR'];
  if (!folder) throw new Error('Set REAL_DATA_DIR to a folder of real files');
  const report = REPORTS[topic];
  if (!report) throw new Error(`Say what to report: ${Object.keys(REPORTS).join(', ')}`);
  for (const line of await report(join(folder, 'drugs'))) console.log(line);
}

const REPORTS: Record<string, (folder: string) => Promise<string[]>> = {
  prices: reportPrices,
  quantities: reportQuantities,
};

await main(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
