import type pg from 'pg';
import type { ImportConflict } from '#contract/imports.ts';
import { Problem } from '#contract/problem.ts';
import type { Drug, Pharmacy } from '#contract/saved-drugs.ts';
import type { Provider } from '#contract/saved-providers.ts';
import type { ConflictChoice } from '#domain/imports/outcome.ts';
import type { Clock } from '../clock.ts';
import { inTransaction, type Queryable } from '../db/transaction.ts';
import type { ImportResult } from '../features/imports/sealed-import.ts';
import { findResult, keepResult, keepSubsidy, markUndone } from '../features/imports/store.ts';
import {
  choosePharmacy,
  clearPharmacy,
  findSavedPharmacy,
  listDrugs,
  replaceDrugs,
} from '../features/saved-drugs/store.ts';
import { forgetEnrolledPlans } from '../features/saved-plans/enrolled-plans.ts';
import { listProviders, replaceProviders } from '../features/saved-providers/store.ts';
import type { AccessEvents } from '../profile/access-events.ts';
import { isSame } from '../profile/is-same.ts';
import type { AuditTrail } from '../profile/record.ts';
import { lockProfile } from '../profile/store.ts';
import type { FieldSealer } from '../security/sealed-field.ts';

type Parts = {
  pool: pg.Pool;
  machine: Clock;
  sealer: FieldSealer;
  trail: AuditTrail;
  events: Pick<AccessEvents, 'record'>;
  onBadImport: () => void;
};

type Who = { uuid: string; requestId: string };
type Section = 'drugs' | 'providers' | 'plans' | 'extraHelp';

/** What belongs to an import after it: a choice where it differs from the profile, and taking it back whole. */
export function importSettler({ pool, machine, sealer, trail, events, onBadImport }: Parts) {
  /** Each entry hangs on the one before it, so that the row is read anew for each. */
  const record = async (
    transaction: Queryable,
    { uuid, requestId }: Who,
    action: string,
    changed: readonly Section[],
  ) => {
    const entry = { role: 'member', agentId: null, action, requestId, at: machine() } as const;
    for (const section of changed) {
      const profile = await lockProfile(transaction, uuid);
      if (profile) await trail.recordChange(transaction, profile, section, { ...entry, fields: [FIELDS[section]] });
    }
    const profile = await lockProfile(transaction, uuid);
    if (profile) await trail.recordNote(transaction, profile, { ...entry, fields: ['memberImport'] });
  };

  const drugsOf = async (transaction: Queryable, uuid: string) =>
    (await listDrugs(transaction, uuid, sealer)).flatMap(({ drug }) => drug ?? []);
  const providersOf = async (transaction: Queryable, uuid: string) =>
    (await listProviders(transaction, uuid, sealer)).flatMap(({ provider }) => provider ?? []);

  const writeDrugs = (transaction: Queryable, uuid: string, before: readonly Drug[], drugs: readonly Drug[]) =>
    replaceDrugs(transaction, uuid, { ids: before.map(({ drugId }) => drugId), drugs }, sealer);
  const writeProviders = (
    transaction: Queryable,
    uuid: string,
    before: readonly Provider[],
    providers: readonly Provider[],
  ) => replaceProviders(transaction, uuid, { ids: before.map(({ providerId }) => providerId), providers }, sealer);

  const settle = async (
    transaction: Queryable,
    uuid: string,
    conflict: ImportConflict,
    choice: ConflictChoice,
  ): Promise<{ section: Section | null; settled: Partial<Settled> }> => {
    if (choice === 'mine') return { section: null, settled: {} };
    if (conflict.kind === 'drug') {
      const before = await drugsOf(transaction, uuid);
      const { list, settled } = putTheirs(before, conflict, choice, ({ drugId }) => drugId);
      await writeDrugs(transaction, uuid, before, list);
      return { section: 'drugs', settled: { drug: settled } };
    }
    if (conflict.kind === 'provider') {
      const before = await providersOf(transaction, uuid);
      const { list, settled } = putTheirs(before, conflict, choice, ({ providerId }) => providerId);
      await writeProviders(transaction, uuid, before, list);
      return { section: 'providers', settled: { provider: settled } };
    }
    const saved = await findSavedPharmacy(transaction, uuid, sealer);
    if (saved && !(saved.pharmacy && isSame(saved.pharmacy, conflict.mine))) throw new Problem('conflict-outdated');
    await choosePharmacy(transaction, uuid, conflict.theirs, sealer);
    return { section: 'drugs', settled: { pharmacy: saved?.pharmacy ?? 'none' } };
  };

  return {
    /** @throws Problem conflict-outdated where the shopper has changed their own meanwhile: it is not overwritten. */
    resolve: ({ conflictId, choice, ...who }: Who & { conflictId: string; choice: ConflictChoice }) =>
      inTransaction(pool, async (transaction) => {
        const { uuid } = who;
        if (!(await lockProfile(transaction, uuid))) throw new Problem('not-found');
        const found = await findResult(transaction, uuid, sealer, onBadImport);
        const conflict = found?.result.conflicts.find((one) => one.conflictId === conflictId);
        if (!found || !conflict) return;
        if (!conflict.choices.includes(choice))
          throw new Problem('invalid-input', { fields: { choice: 'Choose another.' } });
        const { section, settled } = await settle(transaction, uuid, conflict, choice);
        const result = withSettled(found.result, conflict, settled);
        await keepResult(transaction, uuid, { importId: found.importId, result }, sealer);
        await record(transaction, who, 'settle-import', section ? [section] : []);
      }),

    /** @throws Problem nothing-to-undo. */
    undo: (who: Who) =>
      inTransaction(pool, async (transaction) => {
        const { uuid, requestId } = who;
        if (!(await lockProfile(transaction, uuid))) throw new Problem('not-found');
        const found = await findResult(transaction, uuid, sealer, onBadImport);
        if (!found) throw new Problem('nothing-to-undo');
        const { added, replaced } = found.result;
        const drugs = await drugsOf(transaction, uuid);
        const back = replaced.drugs.map(({ by, drug }) => ({ by, mine: drug }));
        await writeDrugs(
          transaction,
          uuid,
          drugs,
          withoutImported(drugs, { added: added.drugs, back }, ({ drugId }) => drugId),
        );
        const providers = await providersOf(transaction, uuid);
        const own = replaced.providers.map(({ by, provider }) => ({ by, mine: provider }));
        await writeProviders(
          transaction,
          uuid,
          providers,
          withoutImported(providers, { added: added.providers, back: own }, ({ providerId }) => providerId),
        );
        const saved = await findSavedPharmacy(transaction, uuid, sealer);
        if (added.pharmacy && saved?.pharmacy?.origin?.kind === 'imported') {
          if (replaced.pharmacy) await choosePharmacy(transaction, uuid, replaced.pharmacy, sealer);
          else await clearPharmacy(transaction, uuid);
        }
        await forgetEnrolledPlans(transaction, uuid);
        await keepSubsidy(transaction, uuid, null);
        await markUndone(transaction, uuid, found.importId);
        await record(transaction, who, 'undo-import', ['drugs', 'providers', 'plans', 'extraHelp']);
        const event = { kind: 'import-undone', about: uuid, role: 'member', agentId: null, requestId } as const;
        await events.record(transaction, event);
      }),
  };
}

const FIELDS: Record<Section, string> = {
  drugs: 'drugsAndPharmacyDetails',
  providers: 'providerIdList',
  plans: 'memberEnrolledPlans',
  extraHelp: 'lisSubsidyLevel',
};

type Placed<Row> = { added: string } | { by: string; mine: Row };
type Settled = { drug: Placed<Drug>; provider: Placed<Provider>; pharmacy: Pharmacy | 'none' };

/** In the place of the shopper's own, or beside it. One that they removed meanwhile stays away. */
function putTheirs<Row>(
  list: readonly Row[],
  { mine, theirs }: { mine: Row; theirs: Row },
  choice: ConflictChoice,
  idOf: (row: Row) => string,
): { list: Row[]; settled: Placed<Row> } {
  const own = list.find((row) => idOf(row) === idOf(mine));
  if (own && !isSame(own, mine)) throw new Problem('conflict-outdated');
  if (choice === 'both' || !own) return { list: [...list, theirs], settled: { added: idOf(theirs) } };
  return { list: list.map((row) => (row === own ? theirs : row)), settled: { by: idOf(theirs), mine: own } };
}

function withSettled(result: ImportResult, { conflictId }: ImportConflict, settled: Partial<Settled>): ImportResult {
  const { drug, provider, pharmacy } = settled;
  const { added, replaced } = result;
  return {
    ...result,
    conflicts: result.conflicts.filter((one) => one.conflictId !== conflictId),
    added: {
      drugs: [...added.drugs, ...(drug && 'added' in drug ? [drug.added] : [])],
      providers: [...added.providers, ...(provider && 'added' in provider ? [provider.added] : [])],
      pharmacy: added.pharmacy || pharmacy !== undefined,
    },
    replaced: {
      drugs: [...replaced.drugs, ...(drug && 'by' in drug ? [{ by: drug.by, drug: drug.mine }] : [])],
      providers: [
        ...replaced.providers,
        ...(provider && 'by' in provider ? [{ by: provider.by, provider: provider.mine }] : []),
      ],
      pharmacy: pharmacy && pharmacy !== 'none' ? pharmacy : replaced.pharmacy,
    },
  };
}

/** What the shopper changed since is theirs, and stays. */
function withoutImported<Row extends { origin?: { kind: string } | undefined }>(
  list: readonly Row[],
  { added, back }: { added: readonly string[]; back: readonly { by: string; mine: Row }[] },
  idOf: (row: Row) => string,
): Row[] {
  return list.flatMap((row) => {
    if (row.origin?.kind !== 'imported') return [row];
    const own = back.find(({ by }) => by === idOf(row));
    if (own) return [own.mine];
    return added.includes(idOf(row)) ? [] : [row];
  });
}
