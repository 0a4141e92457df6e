import type { PlanBenefit, PlanDetails } from '#contract/plan.ts';
import type { CostShare } from '#domain/plans/benefits/cost-share.ts';
import { coverageOf } from '#domain/plans/benefits/coverage.ts';
import { tiersAtOnePharmacy } from '#domain/plans/benefits/tiers.ts';
import type { SourceNames } from '#web/data/source-names.ts';
import { type BenefitLabels, labelOf } from '#web/parts/plans/benefit-labels.ts';
import { BENEFIT_SECTIONS, benefitWords, sectionOf } from '#web/parts/plans/benefit-lines.ts';
import { costWords, sourceName } from '#web/parts/plans/cost-words.ts';
import { type CompareGroup, type CompareRow, type CompareValue, type CompareWords, rowOf } from './compare-rows.ts';

type Words = CompareWords & {
  /** What benefits are called. */
  labels: BenefitLabels;
  names: SourceNames;
};

/** Drug tiers, benefits and ratings. */
export function restGroups(plans: readonly PlanDetails[], words: Words): CompareGroup[] {
  const { compare, planDetails } = words.browse;
  const groups = [
    { key: 'drugs', title: compare.groups.drugs, rows: tierRows(plans, words) },
    ...BENEFIT_SECTIONS.map((section) => ({
      key: section,
      title: planDetails.sections[section],
      rows: benefitRows(plans, words, (line) => sectionOf(line.category) === section),
    })),
    { key: 'ratings', title: compare.groups.ratings, rows: [ratingRow(plans, words)] },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

function tierRows(plans: readonly PlanDetails[], words: Words): CompareRow[] {
  const { browse, texts } = words;
  const tiers = plans.map((plan) => tiersAtOnePharmacy(plan.tiers));
  const numbers = [...new Set(tiers.flat().map(({ tier }) => tier))].sort((a, b) => a - b);
  return numbers.map((number) =>
    rowOf({
      key: `tier-${number}`,
      label: browse.compare.tier(number),
      values: plans.map((plan, index) => {
        if (!plan.drugCoverage) return [{ own: texts.planFacts.noDrugCoverage }];
        const tier = tiers[index]?.find((other) => other.tier === number);
        return tier?.initial ? [tierValue(tier.label, tier.initial, words)] : null;
      }),
    }),
  );
}

/** The plan's name for the tier before its price: marked where either is the source's own. */
function tierValue(label: string, initial: CostShare, { browse, names, language }: Words): CompareValue {
  const name = sourceName(label, names);
  const costs = costWords(initial, browse.sourceWords, language);
  return name.isSource && language !== 'en' ? { source: [name, ...costs] } : { own: name.text, source: costs };
}

function benefitRows(
  plans: readonly PlanDetails[],
  { browse, language, labels }: Words,
  isWanted: (line: PlanBenefit) => boolean,
): CompareRow[] {
  const nameOf = (line: PlanBenefit) => `${line.category}: ${line.service}`;
  const lines = new Map(plans.flatMap(({ benefits }) => benefits.filter(isWanted)).map((line) => [nameOf(line), line]));
  return [...lines].map(([name, benefit]) => {
    const { text: label, isSource } = labelOf(benefit, labels);
    return rowOf({
      key: name,
      label,
      isSource,
      values: plans.map(({ benefits }) => {
        const line = benefits.find((other) => nameOf(other) === name);
        const cells = line ? benefitWords(line, browse, language) : [];
        return cells.length > 0
          ? cells.map(({ network, said }) => ({ own: network ?? undefined, source: said }))
          : null;
      }),
      worth: {
        of: plans.map(({ benefits }) => coverWorth(benefits.find((other) => nameOf(other) === name))),
        wanted: 'highest',
        word: 'covered',
      },
    });
  });
}

function coverWorth(line: PlanBenefit | undefined): number | null {
  const coverage = line ? coverageOf([line.inNetwork, line.outOfNetwork, line.anyNetwork]) : 'unknown';
  return coverage === 'unknown' ? null : Number(coverage === 'covered');
}

function ratingRow(plans: readonly PlanDetails[], { browse, texts }: Words): CompareRow {
  const values = plans.map(({ starRating }) => {
    if (starRating?.overall) return [{ own: texts.planFacts.stars(starRating.overall, starRating.year) }];
    return starRating?.reason ? [{ source: [texts.planFacts.starReason(starRating.reason)] }] : null;
  });
  return rowOf({ key: 'stars', label: browse.planDetails.stars.overall, values });
}
