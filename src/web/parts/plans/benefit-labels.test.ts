import { expect, test } from 'vitest';
import { withLabels } from './benefit-labels.ts';

const OURS = { M90: 'Primary doctor visit', M91a: 'Specialist visit' };
const words = { en: 'Family doctor', es: 'Médico de familia' };

test.each<[string, unknown, Record<string, string>]>([
  ['another name', { labels: { M90: words } }, { ...OURS, M90: 'Family doctor' }],
  ['a name for a benefit that is new to us', { labels: { spa: words } }, { ...OURS, spa: 'Family doctor' }],
])('[CONTENT-406] what the document calls a benefit, the page calls it: %s', (_story, document, labels) => {
  expect(withLabels(OURS, document, 'en')).toEqual(labels);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a page of an error', '<html>'],
  ['no labels', { labels: null }],
  ['a number for a label', { labels: { M90: { en: 7 } } }],
  ['null for a label', { labels: { M90: null } }],
  ['an empty label', { labels: { M90: { en: '' } } }],
])('[CONTENT-410][CONTENT-411] from %s nothing is taken', (_story, document) => {
  expect(withLabels(OURS, document, 'en')).toEqual(OURS);
});
