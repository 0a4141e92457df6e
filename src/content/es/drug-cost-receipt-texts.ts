import { drugReceipt } from './drug-cost-receipt.ts';

/** The texts that travel with the receipt behind a dollar. */
export const drugReceiptTexts = { drugReceipt };
