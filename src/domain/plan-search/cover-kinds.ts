import type { PlanType } from '#domain/plans/plan-type.ts';

/** What somebody may want beside or in the place of Original Medicare. */
export const COVER_KINDS = ['advantage', 'drug-plan', 'supplement'] as const;
export type CoverKind = (typeof COVER_KINDS)[number];

/** The plans that the list shows for a kind: a Supplement goes with a drug plan, and is itself not on the list. */
export const PLAN_TYPE_OF_COVER = {
  advantage: 'MAPD',
  'drug-plan': 'PDP',
  supplement: 'PDP',
} as const satisfies Record<CoverKind, PlanType>;

type Shopper = {
  /** A guest who has saved nothing. */
  isNew: boolean;
  /** The address names a type of plan, or another filter. */
  hasChosen: boolean;
  wasAsked: boolean;
};

/** The first visit begins with the question. Nobody is asked twice, and nobody who has shown what they want. */
export const asksForCover = ({ isNew, hasChosen, wasAsked }: Shopper) => isNew && !hasChosen && !wasAsked;
