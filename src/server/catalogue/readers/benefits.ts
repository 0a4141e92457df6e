import type { PrintedBenefit } from '#domain/plans/benefits/benefit-line.ts';
import { coveredBenefitsOf } from '#domain/plans/benefits/covered-benefits.ts';
import { ridersOf } from '#domain/plans/benefits/riders.ts';
import { parsePlanId, planIdOf } from '#domain/plans/plan-id.ts';
import { NOTHING_LOST, rejectRow } from '../files/rejection.ts';
import { type Layout, saysNoYear } from './layout.ts';

/** The one column of a file with a JSON object on each line. */
export const JSON_LINE = 'JSON line';

/** The benefits of a plan as medicare.gov prints them: `{"key":"H0028_007_0","b":[[category, service, …]],"optional":[…]}`. */
export const benefits: Layout = {
  name: 'plan benefits',
  dataset: 'plans',
  role: 'benefits',
  recognises: (header) => header.has(JSON_LINE) && header.has('key') && header.has('b'),
  needs: () => [],
  planYear: saysNoYear,
  reader:
    ({ planIds, plansWithBenefits }) =>
    (row, put) => {
      const { key, b, optional } = parseLine(row.get(JSON_LINE));
      const parts = parsePlanId(key.replaceAll('_', '-')) ?? rejectRow('the plan number can not be read', `'${key}'`);
      const plan_id = planIdOf(parts);
      if (!planIds.has(plan_id)) rejectRow('the plan is not in the plan list', plan_id);
      if (plansWithBenefits.has(plan_id)) rejectRow(NOTHING_LOST.duplicateBenefits, plan_id);
      if (b.length === 0) rejectRow('the plan has no benefits', plan_id);
      const lines = b.map(toBenefit);
      const riders = ridersOf(marksOf(optional));
      plansWithBenefits.add(plan_id);
      put('plan_benefits', {
        plan_id,
        benefits: lines,
        covered_benefits: coveredBenefitsOf(lines),
        source_line: row.line,
        riders: riders.length > 0 ? riders : null,
      });
    },
};

function parseLine(text: string): { key: string; b: unknown[]; optional: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    const isPlan = typeof value === 'object' && value !== null && 'key' in value && 'b' in value;
    if (isPlan && typeof value.key === 'string' && Array.isArray(value.b)) {
      return { key: value.key, b: value.b, optional: 'optional' in value ? value.optional : null };
    }
  } catch {
    // Answered below, like any other line that is not a plan's.
  }
  return rejectRow('the line is not a JSON object with key and b', text.slice(0, 60));
}

function toBenefit(entry: unknown): PrintedBenefit {
  const texts = Array.isArray(entry) ? entry : [];
  const [category, service, inNetwork, outOfNetwork, anyNetwork, limits] = texts.map(textOrNull);
  if (!category || !service) return rejectRow('a benefit has no category or name', JSON.stringify(entry).slice(0, 60));
  return {
    category,
    service,
    inNetwork: inNetwork ?? null,
    outOfNetwork: outOfNetwork ?? null,
    anyNetwork: anyNetwork ?? null,
    limits: limits ?? null,
  };
}

/** What stands under 'Optional packages'; a plan without any has null. */
function marksOf(optional: unknown): string[] {
  if (optional === null) return [];
  if (Array.isArray(optional) && optional.every((mark) => typeof mark === 'string')) return optional;
  return rejectRow('the optional benefits are not a list of texts', JSON.stringify(optional).slice(0, 60));
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);
