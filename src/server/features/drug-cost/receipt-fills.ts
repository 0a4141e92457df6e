import type { ReceiptFill, ReceiptRule, ReceiptShare, ReceiptStep } from '#contract/drug-receipt.ts';
import type { ExplainedYear } from '#domain/drug-cost/explain-year.ts';
import type { ShareRule, Step } from '#domain/drug-cost/fill-step.ts';
import type { Share } from '#domain/drug-cost/year-input.ts';
import type { Cents } from '#domain/money/cents.ts';

/** The fills of a walk in their order, each with what had counted toward the limit after it. */
export function toFills({ fills }: ExplainedYear, alreadyCounted: Cents): ReceiptFill[] {
  let countedSoFar = alreadyCounted;
  return fills.map(({ drugId, steps, phases, ...figures }) => {
    countedSoFar += figures.counts;
    return { ...figures, ndc: drugId, countedSoFar, phases: [...phases], steps: steps.map(toStep) };
  });
}

function toStep(step: Step): ReceiptStep {
  switch (step.step) {
    case 'part':
    case 'extra-help':
      return { ...step, by: toRule(step.by) };
    case 'free-vaccine':
    case 'extra-help-partial':
    case 'limit':
    case 'counted':
      return step;
  }
}

function toRule(by: ShareRule): ReceiptRule {
  if (by.rule === 'tier') return { ...by, share: toShare(by.share) };
  return by.rule === 'smallest' ? { ...by, candidates: [...by.candidates] } : by;
}

/** A copay has no least and most: what the files print beside one says nothing. */
const toShare = (share: Share): ReceiptShare =>
  share.kind === 'copay'
    ? { kind: 'copay', amount: share.amount }
    : { kind: 'coinsurance', parts: share.parts, least: share.least ?? null, most: share.most ?? null };
