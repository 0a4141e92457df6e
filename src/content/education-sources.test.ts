import { expect, test } from 'vitest';
import { EDUCATION_SOURCES } from './education-sources.ts';

test.each(Object.values(EDUCATION_SOURCES))('$name is a public body', ({ address }) => {
  expect(new URL(address).hostname).toMatch(/\.gov$/);
});
