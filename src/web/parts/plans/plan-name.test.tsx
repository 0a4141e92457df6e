import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { texts } from '#content/en/texts.ts';
import { aStart } from '#tests/support/web/examples.ts';
import { StartContext } from '#web/lib/start-context.ts';
import { PlanName } from './plan-name.tsx';

test.each([
  ['Two Hands (HMO D-SNP)', '(HMO D-SNP)'],
  ['Co-op (Seattle) Extras (HMO-POS)', '(HMO-POS)'],
  ['Co-op Plan Two', undefined],
  ['Everyday (PPO)', undefined],
])('of the name %s no line ends within %s', (name, kind) => {
  const start = { ...aStart(), texts, site: BRAND_TABLE.aarp };
  const { container } = render(
    <StartContext value={start}>
      <PlanName>{name}</PlanName>
    </StartContext>,
  );
  expect(container).toHaveTextContent(name);
  expect(container.querySelector('.whole-word')?.textContent).toBe(kind);
});
