import { expect, test } from 'vitest';
import { isTraceIdOf, traceIdOf } from './trace-id.ts';

test('[ENROLL-413][ENROLL-623] a trace id is the site id and the milliseconds since 1970, with nothing between', () => {
  expect(traceIdOf('UHCM', 1735689600000)).toBe('UHCM1735689600000');
  expect(traceIdOf('AARPM', 1735689600000)).toBe('AARPM1735689600000');
});

test.each([
  ['one of the site', 'UHCM1735689600000', true],
  ['one of the other site', 'AARPM1735689600000', false],
  ['one with a separator', 'UHCM-1735689600000', false],
  ['one without a time', 'UHCM', false],
  ['one with words', 'UHCMyesterday', false],
])('[ENROLL-623] %s', (_story, traceId, expected) => {
  expect(isTraceIdOf('UHCM', traceId)).toBe(expected);
});
