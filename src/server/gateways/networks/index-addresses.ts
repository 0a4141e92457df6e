import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** Where the company of a contract publishes its list for a year. */
export type IndexAddress = { contractId: string; planYear: number; url: string };

/** A file with the columns contract, year and url. @throws when a line names no https address of a contract and year. */
export function readIndexAddresses(path: string): IndexAddress[] {
  const rows = parse(readFileSync(path, 'utf8'), { columns: true, trim: true, bom: true, skip_empty_lines: true });
  return (rows as Record<string, string>[]).map(({ contract = '', year = '', url = '' }, index) => {
    const isGood = /^[HRSE]\d{4}$/.test(contract) && /^20\d\d$/.test(year) && URL.canParse(url);
    if (isGood && url.startsWith('https://')) return { contractId: contract, planYear: Number(year), url };
    throw new Error(`${path}: line ${index + 2} is not a contract, a year and an https address`);
  });
}
