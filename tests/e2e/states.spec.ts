import { test } from '#tests/support/browser/kept-page.ts';
import { mustLookRight } from '#tests/support/browser/looks.ts';
import { REFUSED_STATES, STATES } from '#tests/support/states/states.ts';

for (const [name, reach] of Object.entries(STATES)) {
  test(`everybody can read and use it on every screen, in all colors and brands: ${name}`, async ({
    page,
    shopper,
    faults,
  }) => {
    const refusal = REFUSED_STATES[name];
    if (refusal) faults.expected.add(refusal);
    await reach(shopper);
    await mustLookRight(page);
  });
}
