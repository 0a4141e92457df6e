import { expect, test } from 'vitest';
import { FAQ_IDS, type FaqViews, faqOf } from './faq.ts';

const views: FaqViews = {
  'saved-where': ['plans', 'drugs', 'providers'],
  'when-to-join': ['plans'],
  'how-to-get-help': ['providers'],
  'drug-costs': ['drugs', 'plans'],
  'doctors-in-network': ['providers'],
};

test('[SHELL-406] there are five questions', () => {
  expect(new Set(FAQ_IDS).size).toBe(5);
});

test.each([
  ['plans', ['saved-where', 'when-to-join', 'drug-costs']],
  ['drugs', ['saved-where', 'drug-costs']],
  ['providers', ['saved-where', 'how-to-get-help', 'doctors-in-network']],
] as const)('[SHELL-017] the view %s shows its own questions, in their order', (view, questions) => {
  expect(faqOf(view, views)).toEqual(questions);
});
