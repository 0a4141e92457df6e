import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { importsTexts } from '#content/en/imports-texts.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { session } from '#content/en/session.ts';
import { aUser } from '#tests/support/web/examples.ts';
import { aMemberImport, aMemberViewer, mia, person } from '#tests/support/web/imports.ts';
import { pass } from '#tests/support/web/own-clock.ts';
import { openSignedIn, openWithClock, tidySessions } from '#tests/support/web/signed-in-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

tidySessions();
beforeAll(() => loadPageTexts('imports', 'en'));

const { banners, profileShell, savedDrugs } = profileTexts;
const { imports, profileMerge } = importsTexts;
const BEYOND_THE_LIMIT = 301;

const shown = () => screen.queryAllByRole('dialog');
const named = (name: string) => [screen.getByRole('dialog', { name })];

test('[SHELL-605] at rest there is no popup; sign-out and the import box show alone once they are asked for', async () => {
  const { user } = await openSignedIn({ viewer: aMemberViewer(), more: person(aUser(), aMemberImport()) });
  await user.click(screen.getByRole('link', { name: new RegExp(profileShell.views.drugs) }));
  const link = await screen.findByRole('button', { name: savedDrugs.import });
  expect(shown()).toEqual([]);
  await user.click(link);
  await screen.findByRole('dialog', { name: imports.dialog.title.details });
  expect(shown()).toEqual(named(imports.dialog.title.details));
  await user.click(screen.getByRole('button', { name: imports.dialog.cancel }));
  expect(shown()).toEqual([]);
  await user.click(screen.getByRole('button', { name: banners.account.signOut }));
  expect(shown()).toEqual(named(session.signOut.title));
});

test('[SHELL-605] the question of who somebody is shows alone; the warning goes before it and leaves what was typed', async () => {
  await openWithClock({ more: person(mia()) });
  await screen.findByRole('dialog', { name: profileMerge.title });
  expect(shown()).toEqual(named(profileMerge.title));
  const month = () => document.querySelector('dialog [name="dobMonth"]') as HTMLInputElement;
  fireEvent.change(month(), { target: { value: '05' } });
  await pass(BEYOND_THE_LIMIT);
  expect(shown()).toEqual(named(session.timeout.title));
  fireEvent.click(screen.getByRole('button', { name: session.timeout.stay }));
  await pass(1);
  expect(shown()).toEqual(named(profileMerge.title));
  expect(month()).toHaveValue('05');
});
