import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { profileTexts } from '#content/en/profile-texts.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';

const { back, coming, tools, views } = profileTexts.profileShell;

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test.each([
  [tools.drugCosts, back.drugCostEstimator],
  [tools.pharmacies, back.pharmacySearch],
])(
  '[SHELL-021][SHELL-011] %s is no dead end: it says that it comes, and the profile then opens on drugs',
  async (...story) => {
    const [tool, wayBack] = story;
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    fakeNetwork(fakeProfile([]).answers);
    const { user } = openPage('/shopper-profile');
    await user.click(await screen.findByRole('link', { name: tool }));
    expect(await screen.findByRole('heading', { level: 1, name: tool })).toHaveFocus();
    expect(screen.getByText(coming.lead)).toBeVisible();
    await user.click(screen.getByRole('link', { name: coming.back }));
    expect(await screen.findByRole('heading', { level: 1, name: views.drugs })).toHaveFocus();
    expect(screen.getByRole('link', { name: wayBack })).toBeVisible();
  },
);
