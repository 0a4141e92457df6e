import { monthName } from '#content/format/month-name.ts';
import type { PlanReceipt } from '#contract/drug-receipt.ts';
import type { ReceiptAbout } from '#web/parts/drug-cost/receipt.tsx';
import type { Wording } from './step-lines.ts';

const DECEMBER = 12;

/** What the dollar that was pressed is of, in a sentence. */
export function aboutSentence(
  about: ReceiptAbout,
  { planYear, fullYear, restOfYear }: PlanReceipt,
  nameOf: (ndc: string) => string,
  { words, language }: Wording,
): string {
  const { about: texts } = words;
  const isHelped = (fullYear?.help ?? 0) > 0;
  switch (about.about) {
    case 'year':
      return isHelped ? texts.withHelp(planYear) : texts.year(planYear);
    case 'without-help':
      return texts.withoutHelp(planYear);
    case 'average':
      return texts.average(planYear);
    case 'part':
      return texts.parts[about.part](planYear, isHelped ? about.isHelped : null);
    case 'rest': {
      const first = restOfYear?.fromMonth ?? 1;
      return first === DECEMBER
        ? texts.month(monthName(DECEMBER, language), planYear)
        : texts.rest(monthName(first, language), planYear);
    }
    case 'month':
      return texts.month(monthName(about.month, language), planYear);
    case 'drug':
      return texts.drug(nameOf(about.ndc), planYear);
    case 'fill':
      return texts.fill(nameOf(about.ndc));
  }
}
