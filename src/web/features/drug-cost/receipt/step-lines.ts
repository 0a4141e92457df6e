import type { DrugReceiptTexts } from '#content/en/drug-cost-receipt-texts.ts';
import { LOCALES } from '#content/format/locale.ts';
import { formatCents } from '#content/format/money.ts';
import { formatParts } from '#content/format/unit-price.ts';
import type { ReceiptFill, ReceiptRule, ReceiptShare, ReceiptStep } from '#contract/drug-receipt.ts';
import type { RuleName } from '#domain/drug-cost/rule-sources.ts';
import { partOf } from '#domain/drug-cost/tier-share.ts';
import type { Language } from '#domain/language/language.ts';

/** A rule and the sentences in which it shows its arithmetic. */
export type StepLine = { rule: RuleName; sentences: string[] };

export type Wording = { words: DrugReceiptTexts['drugReceipt']; language: Language };

type StepOf<Name extends ReceiptStep['step']> = Extract<ReceiptStep, { step: Name }>;
type Part = StepOf<'part'>;

/** The arithmetic of a fill in sentences, in the order in which it was done. */
export function stepLines(fill: ReceiptFill, wording: Wording): StepLine[] {
  const { words } = wording;
  const lines = fill.steps.flatMap((step) => lineOf(step, fill, wording));
  const hasCounted = fill.steps.some(({ step }) => step === 'counted');
  return hasCounted ? lines : [...lines, { rule: 'counted', sentences: [words.steps.countsNothing] }];
}

function lineOf(step: ReceiptStep, fill: ReceiptFill, wording: Wording): StepLine {
  const { steps } = wording.words;
  const money = moneyIn(wording);
  switch (step.step) {
    case 'part':
      return { rule: step.phase, sentences: partSentences(step, fill, wording) };
    case 'free-vaccine':
      return { rule: step.phase, sentences: [step.phase === 'vaccine' ? steps.vaccine : steps.afterLimit] };
    case 'extra-help': {
      const { by, result } = step;
      const sentence =
        by.rule === 'smallest' ? steps.smallestWithHelp(amountsIn(by, wording), money(result)) : steps.helpPaysAll;
      return { rule: 'extra-help', sentences: [sentence] };
    }
    case 'extra-help-partial': {
      const { deductible, rest, tierShare, parts, ownShare, result } = step;
      const smaller = Math.min(tierShare, partOf(rest, parts));
      const sentence = steps.partialHelp(money(deductible), money(smaller), money(ownShare), money(result));
      return { rule: 'extra-help', sentences: [sentence] };
    }
    case 'limit':
      return { rule: 'limit', sentences: [steps.limit(money(step.left))] };
    case 'counted':
      return { rule: 'counted', sentences: countedSentences(step, fill, wording) };
  }
}

/** A part that follows another names the rest that it is of. */
function partSentences(part: Part, { steps: all }: ReceiptFill, wording: Wording): string[] {
  const { steps } = wording.words;
  const money = moneyIn(wording);
  const { by, of, result, phase } = part;
  const rest = phase === 'initial' && all.indexOf(part) > 0 ? [steps.ofTheRest(money(of))] : [];
  switch (by.rule) {
    case 'all':
      if (phase === 'deductible') return [steps.deductible(money(result))];
      return [phase === 'not-covered' ? steps.notCovered(money(result)) : steps.notOffered(money(result))];
    case 'nothing':
      return [phase === 'vaccine' ? steps.vaccine : steps.afterLimit];
    case 'tier':
      return [
        ...rest,
        ...(phase === 'supplemental' ? [steps.supplemental] : []),
        ...(by.isBeforeDeductible ? [steps.beforeDeductible] : []),
        ...shareSentences(by.share, part, wording),
      ];
    case 'parts':
      return [steps.gap(formatParts(by.parts, wording.language), money(of), money(result))];
    case 'larger':
      return [
        steps.afterLimitLarger(formatParts(by.parts, wording.language), money(partOf(of, by.parts)), money(by.copay)),
        steps.neverMoreThan(money(by.most)),
      ];
    case 'smallest':
      return [steps.smallestForInsulin(amountsIn(by, wording), money(result))];
  }
}

function shareSentences(share: ReceiptShare, { of, result }: Part, wording: Wording): string[] {
  const { steps } = wording.words;
  const money = moneyIn(wording);
  if (share.kind === 'copay') {
    return [share.amount > of ? steps.copayOverPrice(money(share.amount), money(result)) : steps.copay(money(result))];
  }
  const subject = partOf(of, share.parts);
  const sentence = steps.coinsurance(formatParts(share.parts, wording.language), money(of), money(subject));
  if (result > subject && share.least !== null) return [sentence, steps.atLeast(money(share.least), money(result))];
  if (result < subject && share.most !== null) return [sentence, steps.atMost(money(share.most), money(result))];
  return [sentence];
}

function countedSentences(step: StepOf<'counted'>, fill: ReceiptFill, wording: Wording): string[] {
  const { steps } = wording.words;
  const money = moneyIn(wording);
  const { ownShare, standardShare, maker, left, result } = step;
  const isMore = standardShare !== null && standardShare > ownShare;
  const isCut = Math.max(ownShare, standardShare ?? 0) + maker > left;
  const isHelped = fill.steps.some(({ step: name }) => name.startsWith('extra-help'));
  return [
    steps.counted(money(result)),
    ...(isMore ? [steps.countedStandard(money(standardShare), money(ownShare))] : []),
    ...(maker > 0 ? [steps.countedMaker(money(maker))] : []),
    ...(isHelped && ownShare > 0 ? [steps.countedHelp] : []),
    ...(isCut ? [steps.countedLeft(money(left))] : []),
  ];
}

const moneyIn =
  ({ language }: Wording) =>
  (cents: number) =>
    formatCents(cents, language);

function amountsIn({ candidates }: Extract<ReceiptRule, { rule: 'smallest' }>, { words, language }: Wording): string {
  const amounts = candidates.map(({ name, amount }) =>
    words.candidate(words.candidates[name], formatCents(amount, language)),
  );
  return new Intl.ListFormat(LOCALES[language]).format(amounts);
}
