/** How many random cases the engines are compared on, from which seed, and how long that may take. */
export const RUNS = process.env['LONG'] ? 50_000 : 2000;
export const SEED = 20_261_122;
export const TIME_LIMIT = process.env['LONG'] ? 10 * 60_000 : 60_000;
