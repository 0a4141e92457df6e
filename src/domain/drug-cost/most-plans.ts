/** So many plans can be asked about in one call; who wants more makes several. */
export const MOST_PLANS_A_CALL = 100;

/** So many drugs of plans can be priced in one call, each drug at each plan counted: nobody keeps a server busy with one. */
export const MOST_PRICES_A_CALL = 1_000;

/** How many plans a call with so many drugs can be about. */
export const mostPlansFor = (drugs: number): number =>
  Math.min(MOST_PLANS_A_CALL, Math.floor(MOST_PRICES_A_CALL / Math.max(1, drugs)));
