/** What is known of a drug by RxNorm. */
export type NamedDrug = { name: string; genericName: string; brandName: string | null; doseForm: string };

/** The name as people say it: 'Eliquis 5 mg tablet'. */
export const displayName = ({ name }: NamedDrug): string => name;
