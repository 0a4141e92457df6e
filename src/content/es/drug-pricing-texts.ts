import { drugPricing } from './drug-pricing.ts';

/** The texts that travel with the box of drug prices. */
export const drugPricingTexts = { drugPricing };
