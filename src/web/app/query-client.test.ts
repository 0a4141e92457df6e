import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { PENS } from '#tests/support/drugs.ts';
import { patiently } from '#tests/support/patiently.ts';
import { aSignedInViewer, PROFILE_UUID, planDetails } from '#tests/support/web/examples.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { planDetailsQuery } from '#web/data/plan-details.ts';
import { planSearchQuery } from '#web/data/plan-search.ts';
import { savedDrugs } from '#web/data/saved-drugs.ts';
import { savedListQuery } from '#web/data/saved-list.ts';
import { forgetPerson } from '#web/data/viewer.ts';
import { makeQueryClient } from './query-client.ts';

const PLANS = ['profile', PROFILE_UUID, 'plans'];

async function show() {
  const client = makeQueryClient({ viewer: aSignedInViewer(), systemDate: null });
  const queryFn = vi.fn(async () => 'a plan');
  const shown = new QueryObserver(client, { queryKey: PLANS, queryFn });
  const leave = shown.subscribe(() => undefined);
  const isRead = (times: number) => patiently(() => expect(queryFn).toHaveBeenCalledTimes(times));
  await isRead(1);
  return { client, leave, isRead, drawAgain: () => shown.setOptions({ queryKey: PLANS, queryFn }) };
}

test('[ERR-403] what asks once more after its person was forgotten is not kept when it leaves the screen', async () => {
  const { client, leave, isRead, drawAgain } = await show();
  forgetPerson(client);
  drawAgain();
  await isRead(2);
  await patiently(() => expect(client.getQueryData(PLANS)).toBe('a plan'));
  leave();
  expect(client.getQueriesData({ queryKey: ['profile'] })).toEqual([]);
});

test('what the viewer saw on another page is kept', async () => {
  const { client, leave } = await show();
  leave();
  expect(client.getQueriesData({ queryKey: ['profile'] })).toHaveLength(1);
});

test('plans that stand in the page are there without a call', () => {
  const reply = { planYear: 2027, productType: 'ALL' as const, plans: [], yearsWithPlans: [2027], edition: null };
  const plans = { stateCode: 'WA', fipsCountyCode: '033', reply };
  const client = makeQueryClient({ viewer: aSignedInViewer(), systemDate: null, plans });
  expect(client.getQueryData(planSearchQuery(plans, 2027).queryKey)).toBe(reply);
});

test('plans of a comparison that stand in the page are there without a call', () => {
  const plan = planDetails();
  const client = makeQueryClient({ viewer: aSignedInViewer(), systemDate: null, compared: [plan] });
  expect(client.getQueryData(planDetailsQuery(plan.planId, plan.planYear).queryKey)).toBe(plan);
});

test('what is saved stands in the page, and is there for the lists without a call', async () => {
  const profile = fakeProfile([], [], { drugs: [PENS] }).answers.readSection({
    params: { uuid: PROFILE_UUID, section: 'drugs' },
  } as never);
  const client = makeQueryClient({ viewer: aSignedInViewer(), systemDate: null, profile });
  const shown = new QueryObserver(client, savedListQuery(savedDrugs, PROFILE_UUID, client));
  const leave = shown.subscribe(() => undefined);
  expect(shown.getCurrentResult()).toMatchObject({ data: { items: [PENS] }, isFetching: false });
  leave();

  forgetPerson(client);
  expect(client.getQueriesData({ queryKey: ['profile'] })).toEqual([]);
});
