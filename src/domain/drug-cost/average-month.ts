import { type AnnualCents, type MonthlyCents, roundHalfUp } from '#domain/money/cents.ts';

const MONTHS = 12;

/** Spec A9: the yearly drug cost divided by 12, also when cover began in the middle of the year. DRUG-406, DRUG-625. */
export const averageMonth = (annual: AnnualCents): MonthlyCents => roundHalfUp(annual / MONTHS);
