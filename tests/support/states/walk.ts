import { type Page, test } from '@playwright/test';
import type { Faults } from '#tests/support/browser/journey.ts';
import type { Shopper } from '#tests/support/browser/shopper.ts';
import { goOnTo, REFUSED_STATES, reach } from './states.ts';

/** One state after the other, with a look at each. The time for a test is the time for each of them. */
export async function walk(
  way: readonly string[],
  { shopper, faults }: { shopper: Shopper; faults: Faults },
  look: (page: Page) => Promise<void>,
) {
  const info = test.info();
  info.setTimeout(info.timeout * way.length);
  for (const [place, name] of way.entries()) {
    await test.step(name, async () => {
      faults.expected.clear();
      const refusal = REFUSED_STATES[name];
      if (refusal) faults.expected.add(refusal);
      await (place === 0 ? reach : goOnTo)(shopper, name);
      await look(shopper.page);
    });
  }
}
