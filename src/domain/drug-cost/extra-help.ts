import type { Cents } from '#domain/money/cents.ts';
import type { PartDParameters } from './part-d-parameters.ts';
import type { Progress, Terms } from './terms.ts';
import { partOf, shareOf } from './tier-share.ts';
import { type Steps, smallestOf } from './year-estimate.ts';
import type { HelpCategory, KnownDrug } from './year-input.ts';

/** Partial help is no longer given; its category has no figures in a year without it. */
export const isHelpInYear = (help: HelpCategory, { partialHelp }: PartDParameters): boolean =>
  help !== 4 || partialHelp !== null;

/** What a shopper with Extra Help pays of their own share. Never more than that share. */
export function payWithHelp(terms: Terms, progress: Progress, drug: KnownDrug, own: Cents, steps?: Steps): Cents {
  const { help, parameters } = terms;
  switch (help) {
    case 0:
      return own;
    case 1:
    case 2:
      return payCopay(help, parameters.helpCopay[help][drug.kind], drug, own, steps);
    case 3:
      steps?.push({ step: 'extra-help', category: help, by: { rule: 'nothing' }, result: 0 });
      return 0;
    case 4:
      return payPartial(parameters.partialHelp, progress, drug, own, steps);
  }
}

/** One copay for a fill, whatever it lasts: 42 CFR 423.782. */
function payCopay(category: 1 | 2, copay: Cents, { cover, price }: KnownDrug, own: Cents, steps: Steps): Cents {
  const tier = cover.rule === 'tier' ? shareOf(cover.share, price) : own;
  const result = Math.min(own, tier, copay, price);
  steps?.push({
    step: 'extra-help',
    category,
    result,
    by: smallestOf([
      { name: 'own-share', amount: own },
      { name: 'tier-share', amount: tier },
      { name: 'help-copay', amount: copay },
      { name: 'price', amount: price },
    ]),
  });
  return result;
}

function payPartial(
  partialHelp: PartDParameters['partialHelp'],
  progress: Progress,
  { cover, price }: KnownDrug,
  own: Cents,
  steps: Steps,
): Cents {
  const parts = partialHelp?.parts ?? 0;
  const hasDeductible = cover.rule === 'tier' && cover.hasDeductible;
  const deductible = hasDeductible ? Math.min(price, progress.helpDeductibleLeft) : 0;
  progress.helpDeductibleLeft -= deductible;
  const rest = price - deductible;
  const tier = cover.rule === 'tier' ? shareOf(cover.share, rest) : own;
  const result = Math.min(own, deductible + Math.min(tier, partOf(rest, parts)));
  steps?.push({ step: 'extra-help-partial', deductible, rest, tierShare: tier, parts, ownShare: own, result });
  return result;
}
