/** The types that a pharmacy can have for a shopper. PHARM-402. */
export const PHARMACY_TYPES = ['retail', 'mail'] as const;
export type PharmacyType = (typeof PHARMACY_TYPES)[number];

export const pharmacyTypeOf = ({ mailOrder }: { mailOrder: boolean }): PharmacyType => (mailOrder ? 'mail' : 'retail');
