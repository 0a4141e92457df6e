import { drugPricing } from './drug-pricing.ts';
import { paymentPlan } from './payment-plan.ts';

/** The texts that travel with the box of drug prices. */
export const drugPricingTexts = { drugPricing, paymentPlan };
