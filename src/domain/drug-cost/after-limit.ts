import type { Cents } from '#domain/money/cents.ts';
import type { Steps } from './fill-step.ts';
import { insulinShare } from './insulin-share.ts';
import { partOf } from './share-of.ts';
import type { Terms } from './terms.ts';
import type { HelpCategory, KnownDrug } from './year-input.ts';

const PARTIAL_HELP: HelpCategory = 4;

/**
 * Rule 4: what a fill costs that begins after the limit was reached. Vaccines stay free and insulin keeps its own limit
 * in every phase since 2023 (42 U.S.C. 1395w-102(b)(8) and (9)).
 */
export function payAfterLimit({ parameters, help }: Terms, drug: KnownDrug, steps?: Steps): Cents {
  const { cover, kind, price, supply } = drug;
  const { catastrophic } = parameters;
  if (catastrophic === null || cover.rule === 'vaccine' || (help !== 0 && help !== PARTIAL_HELP)) {
    steps?.push({ step: 'part', phase: 'catastrophic', of: price, by: { rule: 'nothing' }, result: 0 });
    return 0;
  }
  const most = cover.rule === 'insulin' ? insulinShare(parameters, cover, supply, price) : price;
  const parts = help === PARTIAL_HELP ? 0 : catastrophic.parts;
  const copay = catastrophic.copay[kind];
  const result = Math.min(most, Math.max(partOf(price, parts), copay));
  const by = { rule: 'larger', parts, copay, most } as const;
  steps?.push({ step: 'part', phase: 'catastrophic', of: price, by, result });
  return result;
}
