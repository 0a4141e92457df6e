import { type ExtraHelpChoice, extraHelpOf, type KnownLevel } from '#domain/extra-help/choice.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { storedSection } from '#server/profile/section.ts';
import { findChoice, keepChoice } from './store.ts';

type Row = [answered: ExtraHelpChoice | null, known: KnownLevel | null];

export const extraHelpSection = storedSection({
  name: 'extraHelp',
  // A sign-in tells it newest, and claims only of who is a member still.
  select: `select json_build_array(profile.extra_help, coalesce(profile.known_subsidy,
             case when profile.user_type = 'hsid' then profile.imported_subsidy end))`,
  parse: ([answered, known]: Row) => extraHelpOf(answered, known),
  toReply: (extraHelp) => ({ extraHelp }),
  columns: ['extra_help'],
  merge,
});

/** What a guest answered goes over unless the account has an answer of its own. */
async function merge(db: Queryable, guest: string) {
  const choice = await findChoice(db, guest);
  return {
    keys: choice === null ? [] : ['choice'],
    add: async (transaction: Queryable, account: string) => {
      if (choice === null || (await findChoice(transaction, account)) !== null) return false;
      await keepChoice(transaction, account, choice);
      return true;
    },
  };
}
