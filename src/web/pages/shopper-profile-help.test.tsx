import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { DEFAULT_DOCUMENTS } from '#content/documents/defaults.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { Problem } from '#contract/problem.ts';
import { patiently } from '#tests/support/patiently.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const { contact, faq, profileShell } = profileTexts;
const { views, viewWithCount, needHelp } = profileShell;
const { addresses, phones } = BRAND_TABLE.aarp;
const documents = DEFAULT_DOCUMENTS.aarp;

const withDocuments = (changed: Partial<typeof documents> = {}): Answers => ({
  getContent: ({ params }) => ({ ...documents, ...changed })[params.name as keyof typeof documents],
});

beforeAll(() => loadPageTexts('profile', 'en'));
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: the test visits as a browser with such a cookie.
  document.cookie = 'ucp_phones=; max-age=0';
});

const open = (answers = withDocuments()) => {
  const network = fakeNetwork({ ...fakeProfile([]).answers, ...answers });
  return { ...network, ...openPage('/shopper-profile') };
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const refused: Answers = {
  getContent: () => {
    throw new Problem('content-not-found');
  },
};

test('[SHELL-017][SHELL-406] five questions in all, each view with its own', async () => {
  const { user } = open();
  const texts = new Set<string | null>();
  for (const [name, title, count] of [
    [views.plans, views.plans, 5],
    [viewWithCount(views.drugs, 0), views.drugs, 3],
    [viewWithCount(views.providers, 0), views.providers, 3],
  ] as const) {
    await user.click(await screen.findByRole('link', { name }));
    await heading(title);
    const questions = within(screen.getByRole('region', { name: faq.title })).getAllByRole('button');
    expect(questions).toHaveLength(count);
    for (const { textContent } of questions) texts.add(textContent);
  }
  expect(texts.size).toBe(5);
});

test('[SHELL-017][CONTENT-403] a document says otherwise where a question stands, and how it reads', async () => {
  const document = documents['profile-redesign-profile'];
  const place = 'faq.entries.drug-costs.question';
  open(
    withDocuments({
      'profile-redesign-profile': {
        texts: { ...document.texts, [place]: { en: 'And my drugs?', es: '¿Y mis medicamentos?' } },
        faq: { ...document.faq, 'when-to-join': ['drugs'] },
      },
    }),
  );
  expect(await screen.findByRole('button', { name: 'And my drugs?' })).toBeVisible();
  expect(screen.queryByRole('button', { name: faq.entries['when-to-join'].question })).not.toBeInTheDocument();
});

test('[SHELL-017][CONTENT-415] a question opens and closes, and tells so', async () => {
  const { user } = open();
  const { question, answer } = faq.entries['how-to-get-help'];
  // A telephone number in it is a part of its own.
  const paragraph = () => screen.getByText((_text, element) => element?.textContent === answer[0], { selector: 'p' });
  const button = await screen.findByRole('button', { name: question });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(paragraph()).not.toBeVisible();
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(paragraph()).toBeVisible();
  expect(screen.getByText(faq.salesLine(contact.salesHours, contact.tty('711')))).toBeVisible();
  await user.click(button);
  expect(paragraph()).not.toBeVisible();
});

test.each([
  ['the brand’s', '', undefined, phones.needHelp],
  ['the visitor’s own', 'a,b,711,1-800-333-4444', undefined, '1-800-333-4444'],
  ['the known one when none can be fetched', '', refused, phones.needHelp],
] as const)('[SHELL-018][SHELL-404][CONTENT-412] the number comes two seconds after load: %s', async (...story) => {
  const [, cookie, answers, number] = story;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // biome-ignore lint/suspicious/noDocumentCookie: the test visits as a browser with such a cookie.
  if (cookie) document.cookie = `ucp_phones=${cookie}`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false });
  const { sentTo } = open(answers);
  await act(async () => vi.advanceTimersByTimeAsync(0));
  const box = within(screen.getByRole('region', { name: needHelp.title }));
  await act(async () => vi.advanceTimersByTimeAsync(1999));
  expect(box.queryByRole('link')).not.toBeInTheDocument();
  expect(sentTo('getContent').filter(({ url }) => url.endsWith('/profile'))).toEqual([]);
  await act(async () => vi.advanceTimersByTimeAsync(1));
  const link = await patiently(() => box.getByRole('link', { name: contact.call(number) }));
  expect(link).toHaveAttribute('href', `tel:${number}`);
  expect(box.getByText('TTY 711')).toBeVisible();
  expect(box.getByText(needHelp.hours('8 a.m. to 8 p.m., 7 days a week'))).toBeVisible();
});

test('[CONTENT-417] without any number there is no link, and a sentence says so', async () => {
  const { profile } = documents;
  open(withDocuments({ profile: { ...profile, phones: { ...profile.phones, needHelp: null } } }));
  await heading(views.plans);
  expect(await screen.findByText(needHelp.noNumber)).toBeVisible();
  const box = within(screen.getByRole('region', { name: needHelp.title }));
  expect(box.queryByRole('link')).not.toBeInTheDocument();
});

test('[SHELL-021] the page leads to the estimator, the pharmacies, the education page and the plans', async () => {
  open();
  const tools = within(await screen.findByRole('region', { name: profileShell.tools.title }));
  expect(tools.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    addresses.planSummary,
    addresses.drugCostEstimator,
    addresses.pharmacySearch,
    addresses.medicareEducation,
  ]);
});
