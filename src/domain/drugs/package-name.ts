import type { BillingUnit } from './dispensing.ts';

const SYMBOLS = { ML: 'mL', GM: 'g' } as const;

/** How the size of one item is kept: '45 g', in signs that every language reads. Pieces have none. */
export const packageName = (size: number, unit: BillingUnit): string =>
  unit === 'EA' ? '' : `${size} ${SYMBOLS[unit]}`;
