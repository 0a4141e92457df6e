import { z } from 'zod';

/** A text that people read, in every language of the site. */
export const Words = z.strictObject({ en: z.string().min(1), es: z.string().min(1) }).meta({ id: 'Words' });
export type Words = z.infer<typeof Words>;

/**
 * Texts of the pages by their place, such as 'savedPlans.empty'. Where a sentence has holes they read {1}, {2}.
 * A document may hold some only: the others stay as the site has them.
 */
export const PageWords = z.record(z.string(), Words);
export type PageWords = z.infer<typeof PageWords>;
