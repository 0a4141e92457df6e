import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { type FetchRules, PUBLIC_RULES } from '../gateways/networks/fetch-file.ts';
import { type IndexAddress, readIndexAddresses } from '../gateways/networks/index-addresses.ts';
import { refreshDirectory } from './refresh-directory.ts';
import type { Job } from './runner.ts';

const DAY = 86_400_000;
/** Less than a day, so that what was late yesterday is not left out today. */
const AGAIN_AFTER = DAY * 0.8;

type Parts = {
  pool: pg.Pool;
  addresses: readonly IndexAddress[];
  rules: FetchRules;
  reportFolder: string | null;
};

/** Reads each published list of doctors every day, as CMS does, one after the other; a list is old after 30 days. */
export const readNetworksJob = ({ pool, addresses, rules, reportFolder }: Parts): Job => ({
  kind: 'read-networks',
  every: DAY,
  step: async (at) => {
    const due = await findDue(pool, addresses, new Date(at - AGAIN_AFTER));
    const [next] = due;
    if (next) await refreshDirectory(next, { pool, rules, now: new Date(at), reportFolder });
    return due.length > 1;
  },
});

async function findDue(pool: pg.Pool, addresses: readonly IndexAddress[], triedBefore: Date): Promise<IndexAddress[]> {
  const { rows } = await pool.query<{ contract_id: string; plan_year: number }>(
    'select contract_id, plan_year from network_directory where tried_at > $1 and address is not null',
    [triedBefore],
  );
  const done = new Set(rows.map(({ contract_id, plan_year }) => `${contract_id} ${plan_year}`));
  return addresses.filter(({ contractId, planYear }) => !done.has(`${contractId} ${planYear}`));
}

/** None where the operator names no publisher. */
export const networkJobs = ({ networkIndexFile, dataDir }: Config, pool: pg.Pool): Job[] =>
  networkIndexFile === null
    ? []
    : [
        readNetworksJob({
          pool,
          addresses: readIndexAddresses(networkIndexFile),
          rules: PUBLIC_RULES,
          reportFolder: join(dataDir, 'load-reports'),
        }),
      ];
