import type { FormGroup } from './dose-form.ts';
import type { PriceLine } from './price-line.ts';
import { BRAND_LINES } from './reviewed-brand-lines.ts';
import { GENERIC_LINES } from './reviewed-generic-lines.ts';
import { FORMS } from './reviewed-price-forms.ts';
import { SALT_FORMS } from './reviewed-salt-forms.ts';

/** How the brand and the generic column of a line are written, with a bar between them. */
export type LineName = `${string}|${string}`;

/** People have looked at these names: the line is theirs, or none is. */
export type ReviewedLine = { name: RegExp; line: LineName | null; why: string };

/** People have looked at these lines: what is paid of them is nearly all for these forms. */
export type ReviewedForms = { forms: readonly FormGroup[]; why: string; lines: readonly LineName[] };

/** Of two lines that differ in a salt, which RxNorm does not name: the forms that come as this salt. */
export type SaltForms = { line: LineName; forms: readonly FormGroup[] };

// A star only points to a footnote, and comes and goes with the years.
export const lineNameOf = ({ brandName, genericName }: PriceLine): LineName =>
  `${brandName.replace('*', '').trim()}|${genericName}`;

export const reviewedLineOf = (name: string): ReviewedLine | null =>
  [...BRAND_LINES, ...GENERIC_LINES].find((reviewed) => reviewed.name.test(name)) ?? null;

const formsByLine = new Map(FORMS.flatMap((reviewed) => reviewed.lines.map((line) => [line, reviewed] as const)));

export const reviewedFormsOf = (line: PriceLine): ReviewedForms | null => formsByLine.get(lineNameOf(line)) ?? null;

const saltForms = new Map(SALT_FORMS.map(({ line, forms }) => [line, forms]));

/** Whether a line, whose salt RxNorm does not name, may be of this form. */
export const mayComeAs = (line: PriceLine, group: FormGroup) =>
  saltForms.get(lineNameOf(line))?.includes(group) ?? true;
