import type pg from 'pg';
import { inTransaction } from '../db/transaction.ts';
import { sealOpenPeople } from '../features/demographics/seal-open-rows.ts';
import { sealOpenDrugs } from '../features/saved-drugs/seal-open-rows.ts';
import { sealOpenAccounts } from '../identity/provider/seal-open-accounts.ts';
import type { FieldSealer } from '../security/sealed-field.ts';
import type { Job } from './runner.ts';

const HOUR = 3_600_000;
/** Of each kind of row, held until all of them are sealed. */
const MOST_ROWS = 100;

/** Seals what an older version of the site left in the open. Once there is none it looks into four empty indexes. */
export const openRowsJob = (pool: pg.Pool, sealer: FieldSealer): Job => ({
  kind: 'seal-open-rows',
  every: HOUR,
  step: () =>
    inTransaction(pool, async (transaction) => {
      const people = await sealOpenPeople(transaction, sealer, MOST_ROWS);
      const drugs = await sealOpenDrugs(transaction, sealer, MOST_ROWS);
      const accounts = await sealOpenAccounts(transaction, sealer, MOST_ROWS);
      return people + drugs + accounts > 0;
    }),
});
