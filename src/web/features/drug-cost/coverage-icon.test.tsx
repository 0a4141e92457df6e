import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CoverageIcon } from './coverage-icon.tsx';

/** What somebody sees who does not read the word beside it. */
function shapeOf(drawing: string): string {
  const strokes = drawing.split('M').filter(Boolean);
  if (strokes.length === 2) return 'a cross';
  return /^[\d. ]+h[\d.]+$/.test(strokes[0] ?? '') ? 'a line' : 'a tick';
}

test.each([
  ['covered', 'a tick'],
  ['not-covered', 'a cross'],
  ['not-available', 'a line'],
] as const)('[DRUG-001][DRUG-612] the icon of a drug that is %s is %s', (row, shape) => {
  const { container } = render(<CoverageIcon row={row} />);
  expect(shapeOf(container.querySelector('path')?.getAttribute('d') ?? '')).toBe(shape);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
