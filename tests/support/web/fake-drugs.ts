import { randomUUID } from 'node:crypto';
import type { DrugDraft } from '#contract/drug-draft.ts';
import { Problem } from '#contract/problem.ts';
import type { ProfileReply } from '#contract/profile.ts';
import type { Drug, DrugsToKeep, DrugToKeep, Pharmacy } from '#contract/saved-drugs.ts';
import { refillTextOf } from '#domain/drugs/saved-drug.ts';
import { choose, type ExtraHelp, type ExtraHelpChoice } from '#domain/extra-help/choice.ts';

export type KeptDrugs = {
  drugs?: readonly DrugToKeep[];
  pharmacy?: Pharmacy | null;
  draft?: DrugDraft | null;
} & Partial<Pick<ProfileReply, 'unreadableDrugs' | 'unreadablePharmacy' | 'unreadablePlans'>>;

type Headers = { 'if-match'?: string | undefined };

/** The drugs of a profile as the server keeps them. */
export function fakeDrugs({ drugs: first = [], pharmacy: chosen = null, ...kept }: KeptDrugs) {
  let { unreadableDrugs, unreadablePharmacy } = kept;
  let drugs = first.map(asKept);
  let pharmacy = chosen;
  let version = 3;
  let extraHelp: ExtraHelp = { choice: null, lisSubsidyLevel: '' };
  let extraHelpVersion = 1;

  const mustBe = (headers: Headers, now: number, current: () => ProfileReply) => {
    if (headers['if-match'] !== `"${now}"`) throw new Problem('stale-version', { current: current() });
  };

  return {
    versions: () => ({ drugs: version, extraHelp: extraHelpVersion }),
    details: () => ({
      drugsAndPharmacyDetails: { drugInfoDetails: drugs, pharmacyObj: pharmacy },
      ...(unreadableDrugs && { unreadableDrugs }),
      ...(unreadablePharmacy && { unreadablePharmacy }),
      extraHelp,
    }),
    save: (
      headers: Headers,
      { drugInfoDetails, pharmacyObj, removeUnreadable }: DrugsToKeep,
      current: () => ProfileReply,
    ) => {
      mustBe(headers, version, current);
      if (drugInfoDetails) drugs = drugInfoDetails.map(asKept);
      if (pharmacyObj !== undefined) [pharmacy, unreadablePharmacy] = [pharmacyObj, undefined];
      if (removeUnreadable) unreadableDrugs = undefined;
      version += 1;
    },
    answer: (headers: Headers, choice: ExtraHelpChoice, current: () => ProfileReply) => {
      mustBe(headers, extraHelpVersion, current);
      extraHelp = choose(choice);
      extraHelpVersion += 1;
    },
  };
}

const asKept = (drug: DrugToKeep): Drug => ({
  ...drug,
  drugId: drug.drugId ?? randomUUID(),
  refillText: drug.refillText ?? refillTextOf(drug.drugSupplyLength),
});
