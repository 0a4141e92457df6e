/** Whole millionths of a dollar: CMS prints unit costs with up to six decimals. */
export type MicroDollars = number;

const DECIMALS = 6;
const MILLION = 1_000_000;
const DECIMAL = /^(\d{0,7})(?:\.(\d{0,6})0*)?$/;

/** @returns null when the text is no amount, has more than six decimals, or is ten million dollars or more. */
export function parseMicroDollars(text: string): MicroDollars | null {
  const [, dollars = '', decimals = ''] = DECIMAL.exec(text.trim()) ?? [];
  if (dollars + decimals === '') return null;
  return Number(dollars) * MILLION + Number(decimals.padEnd(DECIMALS, '0'));
}
