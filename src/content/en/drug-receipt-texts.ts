import { drugReceipt } from './drug-receipt.ts';

/** The texts that travel with the receipt behind a dollar. */
export const drugReceiptTexts = { drugReceipt };
export type DrugReceiptTexts = typeof drugReceiptTexts;
