import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bootstrap } from '#contract/bootstrap.ts';
import { centralDate } from '#domain/calendar/central-time.ts';
import { activeYear, isNextYearMode, yearsOnOffer } from '#domain/plan-year/active-year.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { guest, testClient } from '#tests/support/test-client.ts';

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp();
});
afterAll(() => subject.close());

test.each([
  ['the last day before the fall season', '2026-09-30T23:59:00', [2026], 2026, false],
  ['its first day', '2026-10-01T00:00:00', [2026, 2027], 2027, true],
  ['the last day of the year', '2026-12-31T23:59:00', [2026, 2027], 2027, true],
  ['New Year', '2027-01-01T00:00:00', [2027], 2027, false],
])(
  '[DATA-012, DATA-020] the page starts with the system date, and the years follow: %s',
  async (_story, date, years, active, next) => {
    const browser = testClient(subject.app);
    await browser.post('/dev/scene', { systemDateTime: date });
    const { systemDate } = (await browser.get('/landrover/api/bootstrap')).json<Bootstrap>();
    const today = centralDate(Date.parse(systemDate));
    expect([today, yearsOnOffer(today), activeYear(today)]).toEqual([date.slice(0, 10), years, active]);
    expect(isNextYearMode(active, today)).toBe(next);
  },
);

test.each([
  ['2026-10-14T23:59:00', ['oct-1-to-oct-14', 'jan-1-to-nov-30']],
  ['2026-10-15T00:00:00', ['oct-15-to-nov-30', 'oct-15-to-dec-31', 'jan-1-to-nov-30']],
  ['2026-12-01T00:00:00', ['oct-15-to-dec-31', 'dec-1-to-dec-31']],
  ['2027-01-01T00:00:00', ['jan-1-to-nov-30']],
])('[ENROLL-419] the page starts with the windows that are open: %s', async (systemDateTime, windows) => {
  const browser = testClient(subject.app);
  await browser.post('/dev/scene', { systemDateTime });
  const { season } = (await browser.get('/landrover/api/bootstrap')).json<Bootstrap>();
  expect(season).toEqual({ windows });
});

test('a guest has no profile until something is saved', async () => {
  const newcomer = testClient(subject.app);
  expect((await newcomer.get('/landrover/api/bootstrap')).json<Bootstrap>().viewer).toMatchObject({
    kind: 'guest',
    uuid: null,
  });
  const shopper = await guest(subject.app);
  expect((await shopper.get('/landrover/api/bootstrap')).json<Bootstrap>().viewer.uuid).toBe(shopper.uuid);
});

test('the editions in use are named', async () => {
  const { editions } = (await testClient(subject.app).get('/landrover/api/bootstrap')).json<Bootstrap>();
  expect(editions.map(({ dataset, planYear }) => [dataset, planYear])).toEqual([
    ['geography', null],
    ['plans', 2026],
    ['plans', 2027],
  ]);
});
