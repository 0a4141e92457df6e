/** The two brand codes that travel on the wire. Spec A9; the values are our decision ENV-400. */
export const BRANDS = ['aarp', 'uhc'] as const;
export type Brand = (typeof BRANDS)[number];
