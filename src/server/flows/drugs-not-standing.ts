import type { Drug } from '#contract/saved-drugs.ts';
import { reconcile } from '#domain/imports/reconcile.ts';
import { compareDrugs } from '#domain/imports/reconcile-drugs.ts';
import type { CatalogueStore } from '../catalogue/store.ts';
import type { Queryable } from '../db/transaction.ts';
import { listDrugs } from '../features/saved-drugs/store.ts';
import type { FieldSealer } from '../security/sealed-field.ts';

type Parts = { catalogue: Pick<CatalogueStore, 'drugsByNdc'>; sealer: FieldSealer };
type From = { prospect: string; account: string; keys: ReadonlySet<string> };

export type DrugsNotStanding = (transaction: Queryable, from: From) => Promise<ReadonlySet<string>>;

/**
 * Leaves out the drugs that stand in the account in the same ingredient and strength, by whatever maker and in whatever
 * amount: what somebody typed is theirs to change, and nothing stands there twice.
 */
export const drugsNotStanding =
  ({ catalogue, sealer }: Parts): DrugsNotStanding =>
  async (transaction, { prospect, account, keys }) => {
    const readable = async (uuid: string) =>
      (await listDrugs(transaction, uuid, sealer)).flatMap(({ drug }) => drug ?? []);
    const mine = await readable(account);
    const theirs = await readable(prospect);
    const codes = [...mine, ...theirs].map(({ nationalDrugCode }) => nationalDrugCode);
    const known = await catalogue.drugsByNdc(codes, transaction);
    const asTaken = (drug: Drug) => ({ ...drug, substance: known.get(drug.nationalDrugCode)?.substance ?? null });
    const { alike, conflicts } = reconcile(mine, theirs, (one, other) => compareDrugs(asTaken(one), asTaken(other)));
    const standing = new Set([...alike, ...conflicts].map(({ theirs: { drugId } }) => drugId));
    return new Set([...keys].filter((key) => !standing.has(key)));
  };
