import { expect, test } from 'vitest';
import { isLoadComplete, LOADED_PARTS, type LoadedPart, loadFlags } from './load-flags.ts';

const orders = (parts: readonly LoadedPart[]): LoadedPart[][] =>
  parts.length === 0
    ? [[]]
    : parts.flatMap((first) => orders(parts.filter((part) => part !== first)).map((rest) => [first, ...rest]));

test('[AUTH-007] all four flags are false at first', () => {
  expect(loadFlags(new Set())).toEqual({ medsuppPlans: false, plans: false, drugs: false, providers: false });
});

test('[AUTH-007] in each of the 24 orders the flow completes with the fourth part, and not before', () => {
  const all = orders(LOADED_PARTS);
  expect(all).toHaveLength(24);
  for (const order of all) {
    const steps = order.map((_, count) => isLoadComplete(loadFlags(new Set(order.slice(0, count + 1)))));
    expect(steps).toEqual([false, false, false, true]);
  }
});
