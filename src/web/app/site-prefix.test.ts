import { expect, test } from 'vitest';
import { prefixOf, withoutPrefix } from './site-prefix.ts';

test.each([
  ['the profile', '/shopper-profile', '', '/shopper-profile'],
  ['the profile below the prefix', '/medicare/shopper-profile', '/medicare', '/shopper-profile'],
  ['the prefix alone', '/medicare', '/medicare', '/'],
  ['the prefix and a slash', '/medicare/', '/medicare', '/'],
  ['a page whose name begins alike', '/medicare-education', '', '/medicare-education'],
  ['the prefix elsewhere', '/health-plans/medicare/x', '', '/health-plans/medicare/x'],
  ['the prefix twice goes once', '/medicare/medicare/x', '/medicare', '/medicare/x'],
])('[SHELL-012] %s', (_story, path, prefix, rest) => {
  expect(prefixOf(path)).toBe(prefix);
  expect(withoutPrefix(path)).toBe(rest);
});
