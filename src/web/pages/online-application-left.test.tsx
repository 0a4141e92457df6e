import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { applicationFormTexts } from '#content/en/application-form-texts.ts';
import { applicationTexts } from '#content/en/application-texts.ts';
import { Problem } from '#contract/problem.ts';
import { openApplication as open } from '#tests/support/web/application-page.tsx';
import { fakeApplication } from '#tests/support/web/fake-application.ts';
import { watchAsking } from '#tests/support/web/watch-asking.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const { application: words } = applicationTexts;
const { fields } = applicationFormTexts;

beforeAll(() =>
  Promise.all([
    import('./online-application-page.tsx'),
    loadPageTexts('application', 'en'),
    loadPageTexts('application-form', 'en'),
    import('./online-application-steps.tsx'),
  ]),
);

afterEach(() => vi.restoreAllMocks());

test('[ENROLL-022] what could not be kept when the form was left by a link waits for the connection, and stands there again', async () => {
  const isAsked = watchAsking();
  const fake = fakeApplication();
  let isDown = true;
  const { user } = open('/steps/personal-information', fake, {
    more: {
      saveAnswers: (request) => {
        if (isDown) throw new Problem('not-ready');
        return fake.replies.saveAnswers(request);
      },
    },
  });
  await user.type(await screen.findByLabelText(fields.firstName.label), 'Ruth');
  await user.click(screen.getByRole('link', { name: words.back }));
  await waitFor(() => expect(location.pathname).toBe('/shopper-profile'));
  expect(isAsked()).toBe(true);

  history.back();
  expect(await screen.findByLabelText(fields.firstName.label)).toHaveValue('Ruth');
  history.forward();
  await waitFor(() => expect(screen.queryByLabelText(fields.firstName.label)).toBeNull());
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(fake.kept()).toEqual({ firstName: 'Ruth' }));
  await waitFor(() => expect(isAsked()).toBe(false));
});
