import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { applicationCards as words } from '#content/en/application-cards.ts';
import { savedPlans } from '#content/en/saved-plans.ts';
import type { Enrollment } from '#contract/applications.ts';
import { Problem } from '#contract/problem.ts';
import { A_DRAFT as draft, ofEnrollments, openDashboard, A_SENT as sent } from '#tests/support/web/dashboard-page.tsx';
import { tidySessions } from '#tests/support/web/signed-in-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

tidySessions();
beforeAll(() => Promise.all([import('./shopper-profile-applications.tsx'), loadPageTexts('application-cards', 'en')]));

const section = () => screen.queryByRole('heading', { name: words.title });

const press = async (
  { user }: { user: Awaited<ReturnType<typeof openDashboard>>['user'] },
  { planName }: Enrollment,
) => {
  await user.click(await screen.findByRole('button', { name: `${words.remove} ${planName}` }));
  return within(await screen.findByRole('dialog', { name: words.removal.title }));
};

test('a draft is removed once somebody says yes, the focus goes to what is left, and it is said', async () => {
  const kept = ofEnrollments([draft, sent]);
  const page = await openDashboard(kept);
  await page.user.click((await press(page, draft)).getByRole('button', { name: words.removal.keep }));
  expect(page.sentTo('dropApplication')).toEqual([]);
  await page.user.click((await press(page, draft)).getByRole('button', { name: words.removal.confirm }));
  await waitFor(() => expect(kept.ids()).toEqual([sent.enrollmentId]));
  expect(screen.queryByRole('article', { name: words.cardOf(draft.planName) })).toBeNull();
  expect(section()).toHaveFocus();
  expect(await screen.findByText(words.removal.removed(draft.planName))).toBeInTheDocument();
});

test('with the last card the section goes, and the focus is at the head of the page', async () => {
  const page = await openDashboard(ofEnrollments([draft]));
  await page.user.click((await press(page, draft)).getByRole('button', { name: words.removal.confirm }));
  await waitFor(() => expect(section()).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: savedPlans.title })).toHaveFocus());
});

test('a removal that is refused brings the card back, says so there, and the focus with it', async () => {
  const page = await openDashboard(ofEnrollments([draft]), {
    more: { dropApplication: () => Promise.reject(new Problem('not-ready')) },
  });
  await page.user.click((await press(page, draft)).getByRole('button', { name: words.removal.confirm }));
  const card = within(await screen.findByRole('article', { name: words.cardOf(draft.planName) }));
  expect(await card.findByRole('alert')).toHaveTextContent(words.removal.notRemoved(draft.planName));
  await waitFor(() => expect(card.getByRole('button', { name: `${words.remove} ${draft.planName}` })).toHaveFocus());
});
