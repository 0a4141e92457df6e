import { expect, test } from 'vitest';
import { applicationOf, isSubmitted } from './plan-status.ts';

test.each([
  [{ isSubmitted: true }, true],
  [{ isSubmitted: false }, false],
  [{ isSubmitted: null }, false],
  [{}, false],
])('[ENROLL-010] %j counts as submitted: %s', (application, expected) => {
  expect(isSubmitted(application)).toBe(expected);
});

const APPLICATIONS = [
  { planId: 'H9918001000', planYear: 2026, status: 'Approved' },
  { planId: 'H9918001000', planYear: '2027', status: 'Pending' },
];

test.each([
  ['the year as a number', { planId: 'H9918001000', planYear: 2027 }, 'Pending'],
  ['the year as text', { planId: 'H9918001000', planYear: '2026' }, 'Approved'],
  ['the same plan of another year', { planId: 'H9918001000', planYear: 2025 }, undefined],
  ['another plan of the year', { planId: 'H9918002000', planYear: 2027 }, undefined],
])('[ENROLL-011] a plan has the status of its application of the same year: %s', (_story, plan, expected) => {
  expect(applicationOf(plan, APPLICATIONS)?.status).toBe(expected);
});
