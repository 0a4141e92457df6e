import { paymentPlan } from './drug-cost-payment-plan.ts';
import { drugPricing } from './drug-cost-pricing.ts';

/** The texts that travel with the box of drug prices. */
export const drugPricingTexts = { drugPricing, paymentPlan };
