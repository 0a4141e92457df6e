import { expect, test } from 'vitest';
import { POPUPS, topPopup } from './popup-order.ts';

test('with nothing wanted none is on top', () => {
  expect(topPopup(new Set())).toBeNull();
});

test.each(POPUPS)('%s alone is on top', (popup) => {
  expect(topPopup(new Set([popup]))).toBe(popup);
});

test('[SHELL-605] of two popups the one that comes first in the order shows, whichever was opened first', () => {
  expect(POPUPS).toEqual(['timeout', 'sign-out', 'loading', 'identity', 'import', 'other']);
  for (const [place, higher] of POPUPS.entries()) {
    for (const lower of POPUPS.slice(place + 1)) {
      expect(topPopup(new Set([lower, higher]))).toBe(higher);
      expect(topPopup(new Set([higher, lower]))).toBe(higher);
    }
  }
});
