/** The markers of the footnotes that a plan's name may carry. Spec A9, PLAN-425. */
const MARKERS = { highDeductible: '14', wellnessExtras: '10' } as const;
export type Footnote = keyof typeof MARKERS;

type Marked = { isHighDeductible: boolean; isWellnessExtras: boolean };

export const footnoteOf = (footnote: Footnote): string => MARKERS[footnote];

/** In the order of their numbers. PLAN-409, PLAN-410. */
export function footnotesOf({ isHighDeductible, isWellnessExtras }: Marked): Footnote[] {
  const footnotes: Footnote[] = [];
  if (isWellnessExtras) footnotes.push('wellnessExtras');
  if (isHighDeductible) footnotes.push('highDeductible');
  return footnotes;
}
