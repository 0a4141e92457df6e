import type { BenefitLine } from './benefit-line.ts';

/** 'No Coverage' may be said only of what is known not to be covered. ERR-420. */
export const COVERAGES = ['covered', 'not-covered', 'unknown'] as const;
export type Coverage = (typeof COVERAGES)[number];

type Columns = Pick<BenefitLine, 'inNetwork' | 'outOfNetwork' | 'anyNetwork'>;

/** A line may speak of several services at once, as '$0 copay; Not covered': it is covered when one of them is. */
export function coverageOf({ inNetwork, outOfNetwork, anyNetwork }: Columns): Coverage {
  const said = [inNetwork, outOfNetwork, anyNetwork].flatMap(partsOf);
  if (said.length === 0) return 'unknown';
  return said.every(isNotCovered) ? 'not-covered' : 'covered';
}

/** Whether a text says of any of its services that the plan leaves it out. */
export const namesAGap = (text: string) => partsOf(text).some(isNotCovered);

const partsOf = (text: string | null) =>
  (text ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);

const isNotCovered = (part: string) => /^not covered\.?$/i.test(part);
