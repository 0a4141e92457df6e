import { PERSON_FIELDS, personToMerge } from '#domain/identity/person-to-merge.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { changeDemographics, findDemographics, type PersonChange } from './store.ts';

/** What a guest told of themselves fills what the account does not know yet; what it knows stays as it is. */
export const personMergeStep = (sealer: FieldSealer) =>
  ({
    section: 'demographics',
    list: async (db: Queryable, guest: string) => {
      const ofGuest = await findDemographics(db, guest, sealer);
      return {
        keys: PERSON_FIELDS.filter((field) => ofGuest[field] !== null),
        add: async (transaction: Queryable, account: string, keys: ReadonlySet<string>) => {
          const known = await findDemographics(transaction, account, sealer);
          const news = Object.entries(personToMerge(ofGuest, known)).filter(([field]) => keys.has(field));
          await changeDemographics(transaction, account, Object.fromEntries(news) as PersonChange, sealer);
          return news.length > 0;
        },
      };
    },
  }) as const;
