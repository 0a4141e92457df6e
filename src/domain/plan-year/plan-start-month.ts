/** A plan is looked at for its whole year, from January on, whenever a shopper may join. Spec A3: planStartMonth '01'. */
export const PLAN_START_MONTH = '01';
