import type { County } from '#contract/geography.ts';
import { SCHEMAS } from '#contract/schemas.ts';
import { chooseCounty } from '#domain/geography/county.ts';
import type { CatalogueStore } from '../catalogue/store.ts';
import { replySerializer } from '../http/reply-serializer.ts';

/** A list of national size would make the page heavier than the call is slow. */
const MOST_BYTES = 400_000;

export type PlansOfPage = (
  query: { county?: string | undefined; planYear?: string | undefined },
  counties: readonly County[],
) => Promise<string | null>;

/**
 * The plans that the address of a list asks for, as the call answers them, to be laid into the page: the first plan is
 * drawn without another way to the server. Null where the address does not say which county and year. Decision 0063.
 */
export function plansOfPage(catalogue: CatalogueStore): PlansOfPage {
  const write = replySerializer({ checked: false })({
    schema: SCHEMAS.searchPlans.reply,
    method: 'GET',
    url: '/health-plans',
  });

  return async ({ county, planYear }, counties) => {
    const choice = chooseCounty(counties, county ?? null);
    // The only county of a ZIP code is chosen whatever the address says, and the page then asks.
    if (choice.choice !== 'chosen' || (county && !belongs(choice.county, county)) || !/^20\d\d$/.test(planYear ?? ''))
      return null;
    const { stateCode, fipsCountyCode } = choice.county;
    const question = { planYear: Number(planYear), productType: 'ALL', stateCode, fipsCountyCode } as const;
    // Under the name of the call itself: whichever is first makes the answer for both.
    const name = ['searchPlans', ...Object.values(question)];
    const { bytes } = await catalogue.keptAnswer(name, 'identity', async () =>
      Buffer.from(write(await catalogue.searchPlans(question))),
    );
    if (bytes.length > MOST_BYTES) return null;
    return `{"stateCode":"${stateCode}","fipsCountyCode":"${fipsCountyCode}","reply":${bytes.toString()}}`;
  };
}

const belongs = ({ fipsStateCode, fipsCountyCode }: County, code: string) =>
  [fipsCountyCode, fipsStateCode + fipsCountyCode].includes(code);
