import { type Figure, rounded, throughputs } from '../measure.ts';
import { startSubject } from '../start-subject.ts';

const SEARCH = '/planinfo/product-details/VPP/plan-years/2027/products/ALL/state-codes/WA/fips-county-codes/033';

/** Reading a whole profile and searching a county, each against a bare route with one indexed SELECT. */
export async function readingFigures(): Promise<Figure[]> {
  const { origin, bareUrl, uuid, cookie, stop } = await startSubject();
  try {
    const { bare, profile, search } = await throughputs({
      bare: { url: bareUrl },
      profile: { url: `${origin}/landrover/api/Users/${uuid}/all`, headers: { cookie } },
      search: { url: origin + SEARCH },
    });
    return [
      { name: 'bare route with one indexed SELECT', value: rounded(bare, 0), unit: 'requests/s' },
      { name: 'whole profile, 4 plans, of 10,000 profiles', value: rounded(profile, 0), unit: 'requests/s' },
      { name: 'profile to bare', value: rounded(profile / bare), unit: 'ratio', wanted: 'at least 0.5' },
      { name: 'plan search of King County 2027', value: rounded(search, 0), unit: 'requests/s' },
      { name: 'plan search to bare', value: rounded(search / bare), unit: 'ratio', wanted: 'at least 0.33' },
    ];
  } finally {
    await stop();
  }
}
