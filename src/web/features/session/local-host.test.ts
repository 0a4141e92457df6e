import { expect, test } from 'vitest';
import { isLocalHost } from './local-host.ts';

test.each([
  ['localhost', true],
  ['lantern.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['lantern.example', false],
  ['localhost.example', false],
  ['notlocalhost', false],
])('[AUTH-010] %s is a local host: %s', (hostname, expected) => {
  expect(isLocalHost(hostname)).toBe(expected);
});
