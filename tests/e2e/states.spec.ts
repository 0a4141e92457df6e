import { test } from '#tests/support/browser/kept-page.ts';
import { mustLookRight } from '#tests/support/browser/looks.ts';
import { STATE_NAMES, waysTo } from '#tests/support/states/states.ts';
import { walk } from '#tests/support/states/walk.ts';

// To reach a state takes as much work as to look at it, so what one person comes through in a row is one test.
for (const way of waysTo(STATE_NAMES)) {
  test(`everybody can read and use it on every screen, in all colors and brands: ${way.join(', ')}`, ({
    shopper,
    faults,
  }) => walk(way, { shopper, faults }, mustLookRight));
}
