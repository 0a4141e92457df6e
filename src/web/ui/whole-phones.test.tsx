import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WholePhones } from './whole-phones.tsx';

test.each([
  ['Call 1-800-MEDICARE (1-800-633-4227). Ask.', ['1-800-MEDICARE', '(1-800-633-4227)']],
  ['Call 206-555-0100.', ['206-555-0100']],
  ['From January 1 to March 31, 2026-2027.', []],
])('each telephone number of a sentence stands on one line: %s', (sentence, numbers) => {
  const { container } = render(<WholePhones>{sentence}</WholePhones>);
  expect(container).toHaveTextContent(sentence);
  expect([...container.querySelectorAll('.phone')].map(({ textContent }) => textContent)).toEqual(numbers);
});
