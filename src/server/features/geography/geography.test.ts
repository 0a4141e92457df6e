import { afterAll, beforeAll, expect, test } from 'vitest';
import type { County } from '#contract/geography.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { testClient } from '#tests/support/test-client.ts';

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp();
});
afterAll(() => subject.close());

const countiesOf = async (zip: string) =>
  (await testClient(subject.app).get(`/geolocationinfo/counties/${zip}`)).json<{ data: { counties: County[] } }>().data
    .counties;

test('[GEO-600, GEO-601] a known ZIP answers its county with all seven fields, codes as text', async () => {
  expect(await countiesOf('98101')).toEqual([
    {
      zipcode: '98101',
      fipsCountyCode: '033',
      fipsCountyName: 'King County',
      fipsStateCode: '53',
      stateCode: 'WA',
      cmsCountyCodes: ['50160'],
      cmscode: '50160',
      cmsname: null,
    },
  ]);
});

test('[GEO-601] a ZIP of two counties answers both, the larger share first', async () => {
  expect((await countiesOf('98011')).map(({ fipsCountyName }) => fipsCountyName)).toEqual([
    'King County',
    'Snohomish County',
  ]);
});

test('[GEO-407, GEO-601] an unknown ZIP answers an empty list and no error', async () => {
  expect(await countiesOf('99999')).toEqual([]);
});

test.each(['00000', 'ABCDE', '9810', '981011', '-9810', ' '])(
  '[GEO-406] %j is no ZIP and is refused with a sentence',
  async (zip) => {
    const reply = await testClient(subject.app).get(`/geolocationinfo/counties/${encodeURIComponent(zip)}`);
    expect(reply.json()).toMatchObject({
      status: 422,
      code: 'invalid-input',
      fields: { zip: 'Enter a 5-digit ZIP code.' },
    });
  },
);
