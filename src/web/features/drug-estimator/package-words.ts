import type { BillingUnit } from '#domain/drugs/dispensing.ts';

const SYMBOLS: Record<BillingUnit, string> = { EA: '', ML: 'mL', GM: 'g' };

/** How what a shopper told of one item is kept: '45 g', in signs that every language reads. */
export const packageName = (size: number, unit: BillingUnit | null): string =>
  `${size} ${unit === null ? '' : SYMBOLS[unit]}`.trim();
