import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { identityPages } from '#content/en/identity.ts';
import { problems } from '#content/en/problems.ts';
import { Problem } from '#contract/problem.ts';
import type { Reply } from '#contract/schemas.ts';
import { patiently } from '#tests/support/patiently.ts';
import { watchExits } from '#tests/support/web/exits.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const { secondStep, signIn } = identityPages;

type Asked = Reply<'getInteraction'>;
const ENROL = { secret: 'ABCDEFGH', picture: { size: 1, path: 'M0 0h1v1h-1z' } };
const asks = (secondFactor: Asked['secondFactor']): Asked => ({
  screen: 'sign-in',
  secondFactor,
  mailed: null,
  demo: null,
});

beforeAll(async () => {
  await Promise.all([import('./sign-in-page.tsx'), loadPageTexts('identity', 'en')]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** With the right password, after which this is asked. */
async function afterPassword(secondFactor: Asked['secondFactor'], more: Answers) {
  const left = watchExits();
  let isRight = false;
  const network = fakeNetwork({
    getInteraction: () => asks(isRight ? secondFactor : null),
    signInWithPassword: () => {
      isRight = true;
      return { continueUrl: null };
    },
    ...more,
  });
  const { user } = openPage('/sign-in/abc');
  await user.type(await screen.findByLabelText(identityPages.email), 'a.smith@example.org');
  await user.type(screen.getByLabelText(identityPages.password), 'a few words in a row');
  await user.click(screen.getByRole('button', { name: signIn }));
  const give = async (code: string) => {
    const field = await screen.findByLabelText(secondStep.code);
    await user.clear(field);
    await user.type(field, code);
    await user.click(screen.getByRole('button', { name: signIn }));
  };
  return { ...network, left, give };
}

test('an agent gives a code after the password; a refused one is told, and the next one leads on', async () => {
  const { left, give } = await afterPassword(
    { enrol: null, demoCode: null },
    {
      giveSecondFactor: ({ body }) => {
        if (body.code !== '123456') throw new Problem('code-refused');
        return { continueUrl: '/idp/auth/abc', recoveryCodes: null };
      },
    },
  );
  const heading = await screen.findByRole('heading', { level: 1, name: secondStep.title });
  await patiently(() => expect(heading).toHaveFocus());
  expect(screen.queryByRole('heading', { name: secondStep.demoTitle })).not.toBeInTheDocument();
  await give('654321');
  expect(await screen.findByText(problems['code-refused'].detail)).toBeVisible();
  expect(left).toEqual([]);
  await give('123456');
  await patiently(() => expect(left).toEqual(['/idp/auth/abc']));
});

test('who is asked too often is told to wait for an hour', async () => {
  const { give } = await afterPassword(
    { enrol: null, demoCode: null },
    {
      giveSecondFactor: () => {
        throw new Problem('too-many-requests');
      },
    },
  );
  await give('123456');
  expect(await screen.findByText(secondStep.wait)).toBeVisible();
});

test('a new agent sets up an authenticator, and goes on after the recovery codes', async () => {
  const { left, give } = await afterPassword(
    { enrol: ENROL, demoCode: null },
    { giveSecondFactor: () => ({ continueUrl: '/idp/auth/abc', recoveryCodes: ['abcdefghjkmn'] }) },
  );
  const heading = await screen.findByRole('heading', { level: 1, name: secondStep.enrolTitle });
  await patiently(() => expect(heading).toHaveFocus());
  expect(screen.getByRole('img', { name: secondStep.picture })).toBeVisible();
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  await give('123456');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: secondStep.recovery.title })).toHaveFocus());
  expect(screen.getByText('abcd efgh jkmn')).toBeVisible();
  expect(screen.getByRole('link', { name: secondStep.recovery.goOn })).toHaveAttribute('href', '/idp/auth/abc');
  expect(left).toEqual([]);
});
