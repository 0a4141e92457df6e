import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BoldDollars } from './bold-dollars.tsx';

test.each([
  ['an amount with thousands', 'Save $1,200 a year', ['$1,200']],
  ['cents', '$12.50 copay, then $0.', ['$12.50', '$0']],
  ['no amount', '20% of the cost', []],
  ['a sign alone', 'US$ and more', []],
  ['markup', '<img src=x onerror=alert(1)> $5', ['$5']],
])('[PLAN-424] dollar amounts are bold and the rest stays text: %s', (_story, text, bold) => {
  const { container } = render(<BoldDollars text={text} />);
  expect([...container.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(bold);
  expect(container).toHaveTextContent(text);
  expect(container.querySelector('img')).toBeNull();
});
