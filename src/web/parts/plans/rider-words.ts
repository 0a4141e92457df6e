import { LOCALES } from '#content/format/locale.ts';
import { formatCents } from '#content/format/money.ts';
import type { Rider } from '#contract/plan.ts';
import type { Language } from '#domain/language/language.ts';
import type { SourceNames } from '#web/data/source-names.ts';
import { ours, type SaidText } from '#web/ui/said.tsx';
import { type SourceWords, sourceName } from './cost-words.ts';

type Words = { words: SourceWords; names: SourceNames };

/** Cover that can be added at a price: its name, what it costs, and what is in it. PLAN-019. */
export function riderWords(
  rider: Rider,
  { words, names }: Words,
  language: Language,
): { name: SaidText; lines: SaidText[] } {
  const { packageNumber, benefitName, preText, helpText } = rider;
  const costs = preText.map((cost) =>
    cost.kind === 'text'
      ? { text: cost.english, isSource: true }
      : ours(`${words.riderCosts[cost.kind]}: ${formatCents(cost.cents, language)}`),
  );
  return {
    name: packageNumber === null ? { text: benefitName, isSource: true } : ours(words.rider(packageNumber)),
    lines: [...costs, ...contentWords(helpText, { words, names }, language)],
  };
}

/** One sentence in one language: where a name is new to us, all of them stay in the words of the source. */
function contentWords(contents: readonly string[], { words, names }: Words, language: Language): SaidText[] {
  if (contents.length === 0) return [];
  const named = contents.map((name) => sourceName(name, names));
  const isSource = language !== 'en' && named.some((name) => name.isSource);
  const listed = new Intl.ListFormat(isSource ? LOCALES.en : LOCALES[language]);
  return isSource
    ? [{ text: listed.format(contents), isSource }]
    : [ours(words.riderContents(listed.format(named.map(({ text }) => text))))];
}
