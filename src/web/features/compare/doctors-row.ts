import type { Texts } from '#content/en/texts.ts';
import type { PlanDetails } from '#contract/plan.ts';
import type { DoctorsOfPlans } from '#web/parts/providers/use-doctors-of-plans.ts';
import { type CompareRow, rowOf } from './compare-rows.ts';

/** How many of the saved doctors each plan lists. A drug plan has no network of doctors, and is no worse for it. */
export function doctorsRow(
  plans: readonly PlanDetails[],
  doctors: DoctorsOfPlans,
  { doctors: words }: Texts['planFacts'],
): CompareRow {
  const values = plans.map((plan) => {
    const figure = doctors.figureOf(plan);
    return figure ? figure.value : words.none;
  });
  const counts = plans.map(doctors.countsOf);
  return rowOf({
    key: 'doctors',
    label: words.label,
    values: values.map((own) => (own === null ? null : [{ own }])),
    compared: counts.map((count, index) => (count ? (values[index] ?? null) : null)),
    worth: {
      of: counts.map((count) =>
        count && count['not-available'] === 0 ? count['in-network'] + count['accepts-medicare'] : null,
      ),
      wanted: 'highest',
      word: 'better',
    },
  });
}
