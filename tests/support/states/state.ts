import type { Shopper } from '#tests/support/browser/shopper.ts';

type Go = (shopper: Shopper) => Promise<unknown>;

/** A state of a page, and how a person gets there: from nowhere, or by the next step from another state. */
export type State = Go | { after: string; go: Go };

export type States = Record<string, State>;

/** The whole way to a state, from nowhere. */
export async function reachState(states: States, name: string, shopper: Shopper): Promise<void> {
  const state = states[name];
  if (!state) throw new Error(`no state is called ${name}`);
  if (typeof state !== 'function') await reachState(states, state.after, shopper);
  await takeLastStep(states, name, shopper);
}

/** To a state, for who stands in the one that it comes after. */
export async function takeLastStep(states: States, name: string, shopper: Shopper): Promise<void> {
  const state = states[name];
  await (typeof state === 'function' ? state(shopper) : state?.go(shopper));
}

/** Each of these states once, those together that one person comes through in a row. */
export function waysThrough(states: States, names: readonly string[]): string[][] {
  const ways: string[][] = [];
  for (const name of names) {
    const state = states[name];
    const before = typeof state === 'object' ? ways.find((way) => way.at(-1) === state.after) : undefined;
    if (before) before.push(name);
    else ways.push([name]);
  }
  return ways;
}
