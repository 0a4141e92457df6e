import { PlanId, PlanYear } from '#contract/plan.ts';
import { Problem } from '#contract/problem.ts';
import { SCHEMAS } from '#contract/schemas.ts';
import { MOST_COMPARED } from '#domain/saved-plans/comparable.ts';
import type { CatalogueStore } from '../catalogue/store.ts';
import { replySerializer } from '../http/reply-serializer.ts';

export type ComparedOfPage = (query: {
  compareplanIds?: string | undefined;
  planYear?: string | undefined;
}) => Promise<string | null>;

/**
 * The plans that the address of a comparison names, as the calls answer them, to be laid into its page. A plan that is
 * not there, and any beyond the fourth, is left to the page, which asks and says so. Decision 0066.
 */
export function comparedOfPage(catalogue: CatalogueStore): ComparedOfPage {
  const write = replySerializer({ checked: false })({
    schema: SCHEMAS.getPlanDetails.reply,
    method: 'GET',
    url: '/health-plans/compare',
  });

  async function detailsOf(year: number, planId: string): Promise<string | null> {
    try {
      // Under the name of the call itself: whichever is first makes the answer for both.
      const { bytes } = await catalogue.keptAnswer(['getPlanDetails', year, planId], 'identity', async () => {
        const details = await catalogue.planDetails(year, planId);
        if (!details) throw new Problem('plan-not-found');
        return Buffer.from(write(details));
      });
      return bytes.toString();
    } catch (problem) {
      if (problem instanceof Problem) return null;
      throw problem;
    }
  }

  return async ({ compareplanIds = '', planYear }) => {
    const { data: year } = PlanYear.safeParse(planYear);
    if (year === undefined) return null;
    const named = compareplanIds.split(',', MOST_COMPARED).flatMap((text) => PlanId.safeParse(text.trim()).data ?? []);
    const found = await Promise.all([...new Set(named)].map((planId) => detailsOf(year, planId)));
    const known = found.filter((text) => text !== null);
    return known.length > 0 ? `[${known.join(',')}]` : null;
  };
}
