import { Problem } from '#contract/problem.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { decideEnroll } from '#domain/plan-year/enroll-decision.ts';
import { isSuppressed, type SuppressionLists } from '#domain/plan-year/suppression.ts';
import type { CatalogueStore } from '../catalogue/store.ts';
import type { WantedPlan } from '../features/applications/routes.ts';
import type { LookAtZip } from '../features/applications/server-faults.ts';
import type { ChosenPlan } from '../features/applications/store.ts';
import { type PlanCatalogue, prepareRequestedPlans } from '../features/saved-plans/plans-to-keep.ts';
import type { RequestContext } from '../http/request-context.ts';

type Parts = { catalogue: PlanCatalogue; suppressionOf: (brand: Brand) => SuppressionLists };

/**
 * A plan as an application keeps it, where it is sold and can be applied for today.
 * @throws Problem invalid-input, plan-not-offered, enrollment-closed.
 */
export const planToApplyFor =
  ({ catalogue, suppressionOf }: Parts) =>
  async ({ planYear, ...place }: WantedPlan, { brand, today }: RequestContext): Promise<ChosenPlan> => {
    const [requested] = await prepareRequestedPlans(catalogue, planYear, [place]);
    if (!requested?.known) throw refusalOf(requested?.refusal ?? null);
    const plan = requested.known;
    const suppressed = isSuppressed(plan, suppressionOf(brand));
    if (!decideEnroll({ ...plan, suppressed }, today).offered) throw new Problem('enrollment-closed');
    return plan;
  };

// The list of saved plans names its fields by their places in it.
const refusalOf = (refusal: Problem | null) =>
  refusal?.code === 'invalid-input'
    ? new Problem('invalid-input', { fields: { fipsCountyCode: Object.values(refusal.fields ?? {}).join(' ') } })
    : (refusal ?? new Problem('plan-not-offered'));

/** A ZIP code that is not in the data lies where no plan is known to be sold. */
export const zipLooker =
  ({ countiesOfZip, areOffered }: Pick<CatalogueStore, 'countiesOfZip' | 'areOffered'>): LookAtZip =>
  async ({ planId, planYear }, zip, db) => {
    const counties = await countiesOfZip(zip, db);
    const places = counties.map(({ stateCode, fipsCountyCode }) => ({ planId, stateCode, countyCode: fipsCountyCode }));
    const isSold = places.length > 0 && (await areOffered(planYear, places, db)).includes(true);
    return { isSold, states: places.map(({ stateCode }) => stateCode) };
  };
