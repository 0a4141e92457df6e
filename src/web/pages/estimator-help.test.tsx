import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { estimator } from '#content/en/drug-estimator.ts';
import { Problem } from '#contract/problem.ts';
import { choose, type SubsidyLevel } from '#domain/extra-help/choice.ts';
import { LISINOPRIL } from '#tests/support/drugs.ts';
import { testsOfDrugTools } from '#tests/support/web/estimator.tsx';
import { MEADOW, openCosts } from '#tests/support/web/estimator-costs.tsx';
import { aCloakedViewer, aViewer } from '#tests/support/web/examples.ts';
import type { Answers } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';

const { help, results } = estimator;

testsOfDrugTools();

const yes = () => screen.getByRole('radio', { name: help.yes });
const no = () => screen.getByRole('radio', { name: help.no });
const explanation = () => screen.queryByRole('dialog', { name: help.dialog.title });

test('[SHELL-605][LIS-012][LIS-013][LIS-014][LIS-015] nothing is checked at first; yes and no are kept and priced, and the first yes is told of once', async () => {
  const { user, profile, sentTo } = await openCosts({ plans: [MEADOW] });
  expect(await screen.findByText('$1,200.00')).toBeVisible();
  expect(yes()).not.toBeChecked();
  expect(no()).not.toBeChecked();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(yes());
  expect(await screen.findByRole('dialog', { name: help.dialog.title })).toBeVisible();
  await user.click(screen.getByRole('button', { name: help.dialog.goOn }));
  await waitFor(() => expect(explanation()).not.toBeInTheDocument());
  expect(yes()).toBeChecked();
  expect(await screen.findByText('With Extra Help $120.50')).toBeVisible();
  expect(profile.answers.readSection({ params: { section: 'drugs' } } as never)).toMatchObject({
    extraHelp: choose('yes'),
  });

  expect(screen.getByText('Without Extra Help $1,200.00')).toBeVisible();

  await user.click(no());
  expect(await screen.findByText('$1,200.00')).toBeVisible();
  expect(screen.queryByText('With Extra Help $120.50')).not.toBeInTheDocument();
  expect(profile.answers.readSection({ params: { section: 'drugs' } } as never)).toMatchObject({
    extraHelp: { choice: 'no', lisSubsidyLevel: '' },
  });
  await user.click(yes());
  expect(await screen.findByText('With Extra Help $120.50')).toBeVisible();
  expect(explanation()).not.toBeInTheDocument();
  expect(sentTo('saveExtraHelp')).toHaveLength(3);
});

test('[LIS-014] a first answer of no shows no dialog', async () => {
  const { user } = await openCosts({ plans: [MEADOW] });
  await user.click(await screen.findByRole('radio', { name: help.no }));
  await waitFor(() => expect(no()).toBeChecked());
  expect(explanation()).not.toBeInTheDocument();
});

test('an answer that is refused goes back and says so', async () => {
  const { user } = await openCosts({
    more: {
      saveExtraHelp: () => {
        throw new Problem('unexpected');
      },
    },
  });
  await user.click(await screen.findByRole('radio', { name: help.yes }));
  expect(await screen.findByText(new RegExp(help.notSaved))).toBeVisible();
  expect(yes()).not.toBeChecked();
  expect(explanation()).not.toBeInTheDocument();
});

const member = aViewer({ kind: 'authenticated', isMember: true });
const withLevel = (lisSubsidyLevel: SubsidyLevel): Answers => {
  const { answers } = fakeProfile([MEADOW], [], { drugs: [LISINOPRIL] });
  return {
    readSection: (request) => ({ ...answers.readSection(request), extraHelp: { choice: null, lisSubsidyLevel } }),
  };
};

test.each([
  ['a member whose level is known', member, '2', false],
  ['a member known not to be eligible', member, '0', true],
  ['a member without a level', member, '', true],
  ['a guest', aViewer(), '', true],
] as const)('[LIS-016] who is asked for Extra Help: %s', async (_story, viewer, level, hasQuestion) => {
  await openCosts({ viewer, more: withLevel(level) });
  await screen.findByRole('heading', { name: results.heading(2027) });
  expect(screen.queryAllByRole('radio')).toHaveLength(hasQuestion ? 2 : 0);
});

test.each([
  ['the member', member],
  ['an agent who looks on', aCloakedViewer()],
])('[ROLE-408] a known level is priced without asking, for %s', async (_story, viewer) => {
  const { sentTo } = await openCosts({ plans: [MEADOW], viewer, more: withLevel('1') });
  expect(await screen.findByText('With Extra Help $120.50')).toBeVisible();
  expect(screen.getByText(help.known)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(sentTo('estimatePlanCost').map(({ init }) => JSON.parse(init.body as string).subsidyLevel)).toEqual(['1']);
});

test('[LIS-016] a member without a known level can take back a yes', async () => {
  const { user } = await openCosts({ viewer: member });
  await user.click(await screen.findByRole('radio', { name: help.yes }));
  await user.click(await screen.findByRole('button', { name: help.dialog.close }));
  await user.click(no());
  await waitFor(() => expect(no()).toBeChecked());
});

test('[ROLE-604] an agent who looks on answers nothing', async () => {
  await openCosts({ viewer: aCloakedViewer() });
  expect(await screen.findByRole('radio', { name: help.yes })).toBeDisabled();
});
