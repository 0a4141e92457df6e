import type { Cents } from '#domain/money/cents.ts';
import type { Parts } from './part-d-parameters.ts';
import type { Phase } from './year-estimate.ts';
import type { HelpCategory, Share } from './year-input.ts';

/** What the amounts are called of which the smallest holds. */
export const CANDIDATE_NAMES = [
  'price',
  'own-share',
  'tier-share',
  'help-copay',
  'insulin-limit',
  'insulin-copay',
  'insulin-coinsurance',
  'insulin-part-of-price',
] as const;

/** One of several amounts of which the smallest holds. */
export interface Candidate {
  name: (typeof CANDIDATE_NAMES)[number];
  amount: Cents;
}

/** How a part of a fill is shared. */
export type ShareRule =
  | { rule: 'all' }
  | { rule: 'nothing' }
  | { rule: 'tier'; share: Share; isBeforeDeductible: boolean }
  | { rule: 'parts'; parts: Parts }
  | { rule: 'larger'; parts: Parts; copay: Cents; most: Cents }
  | { rule: 'smallest'; candidates: readonly Candidate[] };

/**
 * The arithmetic of a fill, for its receipt. 'part' steps add up to the own share. 'extra-help' and 'limit' replace
 * what is paid by their result, and are there only when they had a say. 'counted' comes last.
 */
export type Step =
  | { step: 'part'; phase: Phase; of: Cents; by: ShareRule; result: Cents }
  /** The only part of a vaccine of which no price is known. */
  | { step: 'free-vaccine'; phase: Extract<Phase, 'vaccine' | 'catastrophic'>; result: 0 }
  | { step: 'extra-help'; category: HelpCategory; by: ShareRule; result: Cents }
  | {
      step: 'extra-help-partial';
      deductible: Cents;
      rest: Cents;
      tierShare: Cents;
      parts: Parts;
      ownShare: Cents;
      result: Cents;
    }
  | { step: 'limit'; left: Cents; result: Cents }
  | { step: 'counted'; ownShare: Cents; standardShare: Cents | null; maker: Cents; left: Cents; result: Cents };

/** Where steps are written down. The quick walk has none, and then nothing is made. */
export type Steps = Step[] | undefined;

const isSaid = ({ amount }: Candidate) => amount !== Number.POSITIVE_INFINITY;

/** Leaves out the amounts that neither the plan nor the law names. */
export const smallestOf = (candidates: readonly Candidate[]): ShareRule => ({
  rule: 'smallest',
  candidates: candidates.filter(isSaid),
});
