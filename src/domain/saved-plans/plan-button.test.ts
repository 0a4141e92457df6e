import { expect, test } from 'vitest';
import type { EnrollDecision } from '#domain/plan-year/enroll-decision.ts';
import { planButton } from './plan-button.ts';

const OFFERED: EnrollDecision = { offered: true };
const refused = (because: 'outside-window' | 'suppressed' | 'institutional-snp'): EnrollDecision => ({
  offered: false,
  because,
});

const TABLE = [
  ['[PLAN-027] an institutional plan', refused('institutional-snp'), null, 'learn-more', null],
  ['[PLAN-027] an institutional plan with a status', refused('institutional-snp'), 'Submitted', 'learn-more', null],
  ['[PLAN-028] in season, no status', OFFERED, null, 'enroll', null],
  ['[PLAN-028] in season, a blank status', OFFERED, ' ', 'enroll', null],
  ["[PLAN-028] in season, the word 'null'", OFFERED, 'null', 'enroll', null],
  ['[PLAN-029] in season, with a status', OFFERED, 'In Progress', 'status', 'In Progress'],
  ['[PLAN-029] out of season, with a status', refused('outside-window'), 'Submitted', 'status', 'Submitted'],
  ['[PLAN-029] out of season, no status', refused('outside-window'), null, 'none', null],
  ['[PLAN-029] suppressed, with a status', refused('suppressed'), 'In Progress', 'status', 'In Progress'],
  ['[PLAN-029] suppressed, no status', refused('suppressed'), null, 'none', null],
  ['[PLAN-029] no longer offered, with a status', null, 'In Progress', 'status', 'In Progress'],
  ['[PLAN-029] no longer offered, no status', null, null, 'none', null],
] as const;

test.each(TABLE)('%s', (_story, enroll, enrollmentStatus, kind, label) => {
  expect(planButton({ enroll, enrollmentStatus, cloaked: false })).toEqual({ kind, label, disabled: false });
});

test.each(TABLE)('[PLAN-030] an agent looks on: %s', (_story, enroll, enrollmentStatus, kind, label) => {
  expect(planButton({ enroll, enrollmentStatus, cloaked: true })).toEqual({ kind, label, disabled: true });
});
