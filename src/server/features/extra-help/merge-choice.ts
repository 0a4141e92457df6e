import type { Queryable } from '#server/db/transaction.ts';
import { findChoice, keepChoice } from './store.ts';

/** What a guest answered goes over unless the account has an answer of its own. */
export const extraHelpMergeStep = {
  section: 'extraHelp',
  list: async (db: Queryable, guest: string) => {
    const choice = await findChoice(db, guest);
    return {
      keys: choice === null ? [] : ['choice'],
      add: async (transaction: Queryable, account: string) => {
        if (choice === null || (await findChoice(transaction, account)) !== null) return false;
        await keepChoice(transaction, account, choice);
        return true;
      },
    };
  },
} as const;
