/** What a sign-in waits for. Spec A4, step 5. */
export const LOADED_PARTS = ['medsuppPlans', 'plans', 'drugs', 'providers'] as const;
export type LoadedPart = (typeof LOADED_PARTS)[number];

export type LoadFlags = Readonly<Record<LoadedPart, boolean>>;

/** The flags of the parts that have settled, well or not: a part that failed is not waited for. AUTH-008. */
export const loadFlags = (settled: ReadonlySet<LoadedPart>): LoadFlags => ({
  medsuppPlans: settled.has('medsuppPlans'),
  plans: settled.has('plans'),
  drugs: settled.has('drugs'),
  providers: settled.has('providers'),
});

/** With the last of the four, in whatever order they come. AUTH-007. */
export const isLoadComplete = (flags: LoadFlags) => LOADED_PARTS.every((part) => flags[part]);
