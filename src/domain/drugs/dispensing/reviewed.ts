import { EYE_DROPS } from './eye-drops.ts';
import { INHALERS } from './inhalers.ts';
import { INJECTABLES } from './injectables.ts';
import { findRow, type ReviewedRow } from './reviewed-row.ts';
import { TOPICALS } from './topicals.ts';
import { VACCINES } from './vaccines.ts';

export type { ReviewedRow };

const ROWS = [...INHALERS, ...EYE_DROPS, ...VACCINES, ...INJECTABLES, ...TOPICALS];

export const reviewedRowOf = (drug: { rxcui: string; name: string }) => findRow(ROWS, drug);
