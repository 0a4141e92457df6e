import type { FormGroup } from './dose-form.ts';
import type { PriceLine } from './price-line.ts';

export type ReviewedLine = {
  name: RegExp;
  line: readonly [brandName: string, genericName: string] | null;
  why: string;
};
export type ReviewedForms = {
  line: readonly [brandName: string, genericName: string];
  forms: readonly FormGroup[];
  why: string;
};

const LINES: readonly ReviewedLine[] = [];
const FORMS: readonly ReviewedForms[] = [];

export const isLine = ({ brandName, genericName }: PriceLine, { line }: ReviewedLine | ReviewedForms) =>
  brandName === line?.[0] && genericName === line[1];

export const reviewedLineOf = (name: string) => LINES.find((reviewed) => reviewed.name.test(name)) ?? null;

export const reviewedFormsOf = (line: PriceLine) => FORMS.find((reviewed) => isLine(line, reviewed)) ?? null;
