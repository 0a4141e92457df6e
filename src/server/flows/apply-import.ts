import { randomUUID } from 'node:crypto';
import type { ImportConflict, ImportSummaryData } from '#contract/imports.ts';
import type { Drug, Pharmacy } from '#contract/saved-drugs.ts';
import type { Provider } from '#contract/saved-providers.ts';
import { MOST_DRUGS } from '#domain/drugs/put-drug.ts';
import type { ImportOutcome } from '#domain/imports/outcome.ts';
import { reconcile } from '#domain/imports/reconcile.ts';
import { compareDrugs } from '#domain/imports/reconcile-drugs.ts';
import { comparePharmacies, compareProviders } from '#domain/imports/reconcile-providers.ts';
import { MOST_PROVIDERS } from '#domain/providers/put-provider.ts';
import type { ImportResult } from '../features/imports/sealed-import.ts';
import type { ItemsOfClaims } from './items-of-claims.ts';

/** What stands in the profile. */
export type Standing = {
  drugs: readonly Drug[];
  /** How many rows of each list there are, with those that can not be read. */
  drugRows: number;
  substanceOf: (nationalDrugCode: string) => string | null;
  /** 'unreadable' for one that is there and can not be read: it is not overwritten either. */
  pharmacy: Pharmacy | 'unreadable' | null;
  providers: readonly Provider[];
  providerRows: number;
};

/** What goes into the profile, and what is said of it. */
export type Imported = {
  drugs: Drug[];
  pharmacy: Pharmacy | null;
  providers: Provider[];
  result: ImportResult;
};

/** Decides what of the claims is added and what the shopper is asked about. Nothing that stands there is touched. */
export function decideImport(items: ItemsOfClaims, standing: Standing): Imported {
  const drugs = reconcileDrugs(items, standing);
  const providers = reconcileProviders(items, standing);
  const pharmacy = reconcilePharmacy(items, standing);
  const summary: ImportSummaryData = {
    importedPlansData: { plans: items.plans },
    importedDrugsAndPharmacySummary: {
      drugs: items.drugs.map(({ facts, name, ...item }) => ({
        nationalDrugCode: item.kept?.nationalDrugCode ?? facts.ndc,
        drugName: name,
        filledOn: facts.filledOn,
        outcome: item.kept === null ? item.because : drugs.outcomeOf(item.kept),
      })),
      pharmacy: items.pharmacy && {
        pharmacyNumber: items.pharmacy.facts.pharmacyNumber,
        pharmacyName: items.pharmacy.kept?.pharmacyName ?? null,
        usedOn: items.pharmacy.facts.usedOn,
        outcome: items.pharmacy.kept === null ? items.pharmacy.because : pharmacy.outcome,
      },
    },
    importedProvidersSummary: {
      providers: items.providers.map(({ facts, ...item }) => ({
        nationalProviderId: facts.npi,
        providerName: item.kept?.providerName ?? facts.name,
        lastVisitOn: facts.lastOn,
        outcome: item.kept === null ? item.because : providers.outcomeOf(item.kept),
      })),
    },
  };
  return {
    drugs: drugs.added,
    pharmacy: pharmacy.added,
    providers: providers.added,
    result: {
      summary,
      conflicts: [...drugs.conflicts, ...pharmacy.conflicts, ...providers.conflicts],
      added: {
        drugs: drugs.added.map(({ drugId }) => drugId),
        providers: providers.added.map(({ providerId }) => providerId),
        pharmacy: pharmacy.added !== null,
      },
      replaced: { drugs: [], providers: [], pharmacy: null },
      subsidy: items.subsidy,
    },
  };
}

const keptOf = <Kept>(items: readonly { kept: Kept | null }[]): Kept[] => items.flatMap(({ kept }) => kept ?? []);

function reconcileDrugs({ drugs }: ItemsOfClaims, { drugs: mine, drugRows, substanceOf }: Standing) {
  const substances = new Map(drugs.flatMap(({ kept, substance }) => (kept ? [[kept, substance]] : [])));
  const asTaken = (drug: Drug) => ({
    ...drug,
    substance: substances.has(drug) ? (substances.get(drug) ?? null) : substanceOf(drug.nationalDrugCode),
  });
  const { added, conflicts } = reconcile(mine, keptOf(drugs), (one, other) =>
    compareDrugs(asTaken(one), asTaken(other)),
  );
  return sorted(added, {
    room: MOST_DRUGS - drugRows,
    conflicts: conflicts.map(({ mine: one, theirs }) => ({
      ...asked(['mine', 'theirs']),
      kind: 'drug' as const,
      mine: one,
      theirs,
    })),
  });
}

function reconcileProviders({ providers }: ItemsOfClaims, { providers: mine, providerRows }: Standing) {
  const { added, conflicts } = reconcile(mine, keptOf(providers), (one, other) =>
    compareProviders(one, { ...other, isPlaceTold: false }),
  );
  return sorted(added, {
    room: MOST_PROVIDERS - providerRows,
    conflicts: conflicts.map(({ mine: one, theirs }) => ({
      ...asked(['mine', 'theirs', 'both']),
      kind: 'provider' as const,
      mine: one,
      theirs,
    })),
  });
}

function reconcilePharmacy({ pharmacy }: ItemsOfClaims, { pharmacy: mine }: Standing) {
  const theirs = pharmacy?.kept ?? null;
  if (theirs === null || mine === 'unreadable')
    return { added: null, conflicts: [], outcome: 'already-there' as const };
  if (mine === null) return { added: theirs, conflicts: [], outcome: 'added' as const };
  if (comparePharmacies(mine, theirs) === 'same')
    return { added: null, conflicts: [], outcome: 'already-there' as const };
  const conflict = { ...asked(['mine', 'theirs']), kind: 'pharmacy' as const, mine, theirs };
  return { added: null, conflicts: [conflict], outcome: 'to-compare' as const };
}

const asked = (choices: ImportConflict['choices']) => ({ conflictId: randomUUID(), choices });

/** As many as the list takes, the newest first. */
function sorted<Kept, Conflict extends { theirs: Kept }>(
  all: readonly Kept[],
  { room, conflicts }: { room: number; conflicts: Conflict[] },
) {
  const added = all.slice(0, Math.max(0, room));
  const outcomeOf = (kept: Kept): ImportOutcome => {
    if (added.includes(kept)) return 'added';
    if (conflicts.some(({ theirs }) => theirs === kept)) return 'to-compare';
    return all.includes(kept) ? 'list-full' : 'already-there';
  };
  return { added, conflicts, outcomeOf };
}
