import { beforeAll, expect, test } from 'vitest';
import { County } from '#contract/geography.ts';
import { loadTest } from '#tests/support/load-test.ts';
import { catalogueStore } from '../store.ts';
import { SMALL_GEOGRAPHY } from '../testing/small-files.ts';

const { pool, loadFiles } = loadTest();
const store = () => catalogueStore(pool());

beforeAll(async () => {
  await loadFiles(SMALL_GEOGRAPHY);
});

test('[GEO-001] [GEO-600] [GEO-601] counties of a ZIP code, largest share first, with codes as text', async () => {
  const counties = (await store().countiesOfZip('98022')).map((county) => County.parse(county));
  expect(counties).toEqual([
    {
      zipcode: '98022',
      fipsCountyCode: '033',
      fipsCountyName: 'King County',
      fipsStateCode: '53',
      stateCode: 'WA',
      cmsCountyCodes: ['50160'],
      cmscode: '50160',
      cmsname: null,
    },
    expect.objectContaining({ fipsCountyCode: '053', fipsCountyName: 'Pierce County' }),
  ]);
  const [hartford] = await store().countiesOfZip('06103');
  expect(hartford).toMatchObject({ zipcode: '06103', fipsCountyCode: '003', fipsStateCode: '09', cmscode: '07010' });
  expect(await store().countiesOfZip('99999')).toEqual([]);
});
