import type { sourceWords } from '#content/en/source-words.ts';
import { formatCoinsurance, formatCopay, formatSpans } from '#content/format/amounts.ts';
import type { Language } from '#domain/language/language.ts';
import type { Amounts, CostPart, CostShare } from '#domain/plans/benefits/cost-share.ts';
import type { SourceNames } from '#web/data/source-names.ts';
import { ours, type SaidText } from '#web/ui/said.tsx';

export type SourceWords = typeof sourceWords;

/** What a person pays. What the source says twice in a row, of two services in one line, is said once. */
export function costWords(costs: CostShare, words: SourceWords, language: Language): SaidText[] {
  const said = costs.map((part) => partWords(part, words, language));
  return said.filter(({ text }, place) => text !== said[place - 1]?.text);
}

function partWords(part: CostPart, words: SourceWords, language: Language): SaidText {
  switch (part.kind) {
    case 'not-covered':
      return ours(words.notCovered);
    case 'some-coverage':
      return ours(words.someCoverage);
    case 'tier':
      return ours(words.tier(part.tier));
    case 'text':
      return { text: part.english, isSource: true };
    case 'share':
      return ours(shareWords(part, words, language));
  }
}

function shareWords(
  { copay, coinsurance, per, days }: Extract<CostPart, { kind: 'share' }>,
  words: SourceWords,
  language: Language,
): string {
  const dollars = formatSpans(copay, words, (cents) => formatCopay(cents, language));
  const percent = formatSpans(coinsurance, words, (hundredths) => formatCoinsurance(hundredths, language));
  if (per === 'service') {
    const known = [copay.length > 0 && words.copay(dollars), coinsurance.length > 0 && words.coinsurance(percent)];
    const [first = '', second] = known.filter((text) => text !== false);
    return second === undefined ? first : words.beside(first, second);
  }
  const amount = copay.length > 0 && coinsurance.length > 0 ? words.both(dollars, percent) : dollars || percent;
  if (per === 'stay') return words.perStay(amount);
  const said = per === 'day' ? words.perDay(amount) : words.perReserveDay(amount);
  return days ? `${said} ${words.days(days.from, days.to)}` : said;
}

export const amountWords = (amounts: Amounts, words: SourceWords, language: Language): SaidText =>
  amounts.kind === 'text'
    ? { text: amounts.english, isSource: true }
    : ours(formatSpans(amounts.spans, words, (cents) => formatCopay(cents, language)));

/** A name that the source gives, as a drug tier's; one that is new to us stays in its words. */
export function sourceName(name: string, names: SourceNames): SaidText {
  const key = name.trim().toLowerCase();
  const known = Object.hasOwn(names, key) ? names[key] : undefined;
  return known === undefined ? { text: name, isSource: true } : ours(known);
}
