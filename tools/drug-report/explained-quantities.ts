import type { TopLine } from './drugs-of-lines.ts';

/*
 * Lines whose average claim is not 0.5 to 3.5 default months, and why that is right: brand, generic, reason. The same
 * reasons stand in docs/drug-quantities.md.
 */
const EXPLAINED: readonly (readonly [brandName: string, genericName: string, reason: string])[] = [
  ['GENTAMICIN SULFATE*', 'GENTAMICIN SULFATE', 'it pools creams by the gram with eye drops, and has no price here'],
];

export const explanationOf = ({ brandName, genericName }: Pick<TopLine, 'brandName' | 'genericName'>): string | null =>
  EXPLAINED.find(([brand, generic]) => brand === brandName && generic === genericName)?.[2] ?? null;

export const explainedLines = EXPLAINED.map(([brandName, genericName]) => `${brandName}|${genericName}`);
