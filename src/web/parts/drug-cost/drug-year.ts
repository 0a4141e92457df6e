import type { drugYear } from '#content/en/drug-cost-year.ts';
import { LOCALES } from '#content/format/locale.ts';
import { formatCents } from '#content/format/money.ts';
import type { CostParts, PlanDrugCost } from '#contract/drug-cost.ts';
import { isNotSold, needsPharmacyMessage } from '#domain/drugs/coverage-row.ts';
import type { Language } from '#domain/language/language.ts';
import type { AnnualCents } from '#domain/money/cents.ts';
import { sumOfParts } from '#domain/plan-search/total-cost.ts';
import type { ReceiptSubject, YearPart } from './receipt.tsx';

export type DrugYearWords = typeof drugYear;

type NamedDrug = { nationalDrugCode: string; drugDosage: string };

export type YearWording = { drugYear: DrugYearWords; drugs: readonly NamedDrug[]; language: Language };

/** A figure in its sentence, and the receipt of it; null where there is no figure. */
export type YearLine = { key: string; text: string; subject: ReceiptSubject | null };

/** A yearly figure as it stands on a screen: what covered drugs cost, and the rest apart from it. */
export type YearLines = {
  lead: YearLine | null;
  apart: readonly YearLine[];
  withoutHelp: YearLine | null;
  hasNotCovered: boolean;
};

/** What all drugs of a year cost, covered or not, with the Extra Help that was asked for. */
export const yearOfDrugs = ({ parts }: Pick<PlanDrugCost, 'parts'>): AnnualCents | null => parts && sumOfParts(parts);

/** Extra Help lowers what covered drugs cost, and nothing else: what stands apart is said once for both figures. */
export function yearLines(cost: PlanDrugCost, wording: YearWording): YearLines {
  const { parts, partsWithoutHelp } = cost;
  if (!parts) return { lead: null, apart: [], withoutHelp: null, hasNotCovered: false };
  const isHelped = partsWithoutHelp !== null;
  const others = otherLines(cost, parts, isHelped, wording);
  const covered = hasCovered(cost, parts)
    ? [coveredLine(parts, { isHelped, isAlone: others.length === 0, part: 'covered' }, wording)]
    : [];
  const [lead = null, ...apart] = [...covered, ...others];
  return {
    lead,
    apart: apart.map((line) => ({ ...line, text: wording.drugYear.plus(line.text) })),
    withoutHelp:
      covered.length > 0 && partsWithoutHelp
        ? coveredLine(partsWithoutHelp, { isHelped, isAlone: others.length === 0, part: 'without-help' }, wording)
        : null,
    hasNotCovered: parts.notCoveredDrugs.some((ndc) => !soldOtherwise(cost, ndc)),
  };
}

/** Where no drug of the list is covered, $0.00 for covered drugs would be no news but a mistake. */
const hasCovered = ({ drugs }: PlanDrugCost, { covered, notCoveredDrugs }: CostParts) =>
  covered !== 0 || notCoveredDrugs.length === 0 || drugs.some(({ ndc }) => !notCoveredDrugs.includes(ndc));

type Figure = { isHelped: boolean; isAlone: boolean; part: 'covered' | 'without-help' };

/** A figure that nothing stands apart from is the whole year, and needs no word. */
function coveredLine(
  { covered }: CostParts,
  { isHelped, isAlone, part }: Figure,
  { drugYear: words, language }: YearWording,
): YearLine {
  if (covered === null) return { key: part, text: words.notAvailable, subject: null };
  const amount = formatCents(covered, language);
  const withHelp = part === 'without-help' ? words.withoutExtraHelp(amount) : words.withExtraHelp(amount);
  const text = isHelped ? withHelp : amount;
  const about = part === 'without-help' ? 'without-help' : 'year';
  return isAlone
    ? { key: part, text, subject: { about, cents: covered } }
    : {
        key: part,
        text: words.covered(text),
        subject: { about: 'part', part: 'covered', isHelped: part === 'covered' && isHelped, cents: covered },
      };
}

function otherLines(cost: PlanDrugCost, parts: CostParts, isHelped: boolean, wording: YearWording): YearLine[] {
  const { drugYear: words, language } = wording;
  const line = (part: YearPart, cents: AnnualCents | null, known: (amount: string) => string, unknown: string) => ({
    key: part,
    text: cents === null ? unknown : known(formatCents(cents, language)),
    subject: cents === null ? null : ({ about: 'part', part, isHelped, cents } as const),
  });
  const lines: YearLine[] = [];
  if (parts.supplemental !== 0) {
    lines.push(line('supplemental', parts.supplemental, words.supplemental, words.supplementalUnknown));
  }
  for (const part of ['not-covered', 'not-sold'] as const) {
    const codes = parts.notCoveredDrugs.filter((ndc) => soldOtherwise(cost, ndc) === (part === 'not-sold'));
    if (codes.length === 0) continue;
    const names = namesOf(codes, wording);
    const { known, unknown } = words.unpaid[whyUnpaid(part, cost)];
    lines.push(line(part, priceOf(codes, cost, parts), (amount) => known(amount, names), unknown(names)));
  }
  return lines;
}

/** Out of the network a plan sells nothing at all, however long the supply. */
const whyUnpaid = (part: 'not-covered' | 'not-sold', cost: PlanDrugCost) =>
  part === 'not-sold' && needsPharmacyMessage(cost) ? 'out-of-network' : part;

/** The plan covers it, and does not sell the supply that was asked for. */
const soldOtherwise = ({ drugs }: PlanDrugCost, code: string) =>
  drugs.some((drug) => drug.ndc === code && isNotSold(drug));

/** What some of the drugs cost that the plan does not pay for: all of them, or those of one kind. */
function priceOf(codes: readonly string[], { drugs }: PlanDrugCost, parts: CostParts): AnnualCents | null {
  if (codes.length === parts.notCoveredDrugs.length) return parts.notCovered;
  const years = codes.map((code) => drugs.find(({ ndc }) => ndc === code)?.year ?? null);
  return years.includes(null) ? null : years.reduce<number>((sum, year) => sum + (year ?? 0), 0);
}

const namesOf = (codes: readonly string[], { drugs, language }: YearWording) =>
  new Intl.ListFormat(LOCALES[language]).format(
    codes.map((code) => drugs.find(({ nationalDrugCode }) => nationalDrugCode === code)?.drugDosage ?? code),
  );
