import type { EstimatorTexts } from '#content/en/drug-estimator-texts.ts';
import { formatCents } from '#content/format/money.ts';
import type { GenericSaving } from '#domain/drug-cost/generic-saving.ts';
import type { Language } from '#domain/language/language.ts';
import type { EstimatorPlan } from './result-rows.ts';
import type { SavingResult } from './use-generic-saving.ts';

type Words = EstimatorTexts['estimator']['genericSaving'];
type KnownSaving = Extract<SavingResult, { state: 'known' }>;
type Known = Exclude<GenericSaving<EstimatorPlan>, { kind: 'not-available' }>;
type Page = { words: Words; language: Language; planCount: number };

/** One plan is called by its name; plans left out are told of, and so is what the figures rest on. */
export function savingSentence(result: KnownSaving, { words, language, planCount }: Page): string {
  const { saving } = result;
  if (saving.kind === 'not-available') return words.notAvailable;
  const [only, ...others] = saving.plans;
  const where =
    only && others.length === 0 ? words.withPlan(only.planName) : words.withPlans(saving.plans.length, planCount);
  return [
    amountSentence(saving, { words, language, where }),
    saving.isPartial && words.partial,
    result.isReference && words.reference(result.referenceYear),
    result.isMadeUp && words.madeUp,
  ]
    .filter(Boolean)
    .join(' ');
}

function amountSentence(saving: Known, { words, language, where }: Omit<Page, 'planCount'> & { where: string }) {
  const money = (cents: number) => formatCents(cents, language);
  if (saving.kind === 'same') return words.same(where);
  if (saving.kind === 'mixed') return words.mixed(where, money(saving.less), money(saving.more));
  const { kind, least, most } = saving;
  if (least === most) return words[kind](where, money(most));
  if (least === 0) return words[`${kind}UpTo`](where, money(most));
  return words[`${kind}Between`](where, money(least), money(most));
}
