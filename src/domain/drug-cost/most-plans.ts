/** So many plans can be asked about in one call; who wants more makes several. */
export const MOST_PLANS_A_CALL = 100;
