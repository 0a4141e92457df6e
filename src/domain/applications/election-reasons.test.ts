import { expect, test } from 'vitest';
import { judgeReason } from './election-reasons.ts';
import type { PlanToJoin } from './plan-fit.ts';
import type { ElectionReason } from './reason-keys.ts';

const MAPD: PlanToJoin = { planType: 'MAPD', snpType: null, planYear: 2027, starRating: null };
const MA: PlanToJoin = { ...MAPD, planType: 'MA' };
const PDP: PlanToJoin = { ...MAPD, planType: 'PDP' };
const DUAL: PlanToJoin = { ...MAPD, planType: 'SNP', snpType: 'C&S' };
const CHRONIC: PlanToJoin = { ...DUAL, snpType: 'Chronic' };
const HOME: PlanToJoin = { ...DUAL, snpType: 'Institutional' };
const AT_HOME: PlanToJoin = { ...DUAL, snpType: 'Institutional - IESNP' };
const MAY = '2027-05-10';

const judge = (reason: ElectionReason, answers: Record<string, string>, plan = MAPD, today: string = MAY) =>
  judgeReason(reason, { plan, today: today as never, answers });

const outcome = (decision: ReturnType<typeof judge>) =>
  decision.open || (decision.because === 'person-must-check' ? decision.what : decision.because);

test.each([
  ['losingCoverage', MA, true],
  ['losingCoverage', PDP, true],
  ['losingCoverage', CHRONIC, true],
  ['moveIn', MA, true],
  ['moveIn', PDP, true],
  ['moveIn', HOME, true],
  ['moveIn', AT_HOME, true],
  ['moveIn', DUAL, 'not-this-plan'],
  ['moveOut', CHRONIC, 'not-this-plan'],
  ['fiveStarPlan', { ...MAPD, starRating: 5 }, 'other-start'],
  ['fiveStarPlan', { ...MAPD, starRating: 4.5 }, 'not-this-plan'],
  ['fiveStarPlan', { ...PDP, starRating: 5 }, 'other-start'],
  ['dualSEP', PDP, true],
  ['dualSEP', MAPD, 'not-this-plan'],
  ['dualSEP', MA, 'not-this-plan'],
  ['dualSEP', DUAL, 'integration-not-known'],
  ['dualSEP', CHRONIC, 'not-this-plan'],
  ['changeLIS', MAPD, true],
  ['changeLIS', PDP, true],
  ['changeLIS', DUAL, true],
  ['changeLIS', MA, 'not-this-plan'],
  ['disaster', PDP, 'disaster'],
  ['disaster', HOME, 'disaster'],
  ['assignment', MAPD, true],
  ['assignment', PDP, true],
  ['assignment', MA, 'not-this-plan'],
  ['delayEnrollment', MA, true],
  ['delayEnrollment', DUAL, true],
  ['delayEnrollment', PDP, 'not-this-plan'],
  ['turning65Now', PDP, true],
  ['changeEnrollment', PDP, true],
] as const)('%s for %o', (reason, plan, expected) => {
  expect(outcome(judge(reason, { [`${reason}Date`]: '2027-05-02' }, plan))).toBe(expected);
});

test('a plan whose rating nobody knows may have five stars: a person looks', () => {
  expect(judge('fiveStarPlan', { fiveStarPlanDate: '2027-06-01' })).toMatchObject({
    because: 'person-must-check',
    what: 'rating-not-known',
    earliest: '2027-06-01',
  });
});

test.each([
  ['nothing', undefined, 'date-missing'],
  ['blanks', '  ', 'date-missing'],
  ['a day that is none', '2027-02-30', 'date-impossible'],
  ['another notation', '5/10/2027', 'date-impossible'],
  ['a day of nobody alive', '1899-12-31', 'date-impossible'],
  ['a mistyped century', '2127-05-10', 'date-impossible'],
  ['a day', '2027-05-02', true],
] as const)('[ENROLL-613] a reason asks its day: %s', (_story, day, expected) => {
  expect(outcome(judge('losingCoverage', day === undefined ? {} : { losingCoverageDate: day }))).toBe(expected);
});

test.each([
  ['from the month after', 'changeLIS', '2027-05-02', MAY, '2027-06-01', '2027-06-01'],
  ['also on the first of a month', 'changeLIS', '2027-05-01', '2027-05-01', '2027-06-01', '2027-06-01'],
  ['lost cover: up to three months ahead', 'losingCoverage', '2027-05-31', MAY, '2027-06-01', '2027-08-01'],
  ['and not into the next year', 'losingCoverage', '2027-10-31', '2027-10-31', '2027-11-01', '2027-12-01'],
  ['a move that is past', 'outofServiceArea', '2027-05-02', MAY, '2027-06-01', '2027-08-01'],
  ['never before the move', 'outofServiceArea', '2027-06-15', MAY, '2027-07-01', '2027-08-01'],
  ['on the day of the move', 'outofServiceArea', '2027-06-01', MAY, '2027-06-01', '2027-08-01'],
  ['before Medicare begins at 65: with it', 'turning65Now', '2027-08-20', MAY, '2027-08-01', '2027-08-01'],
  ['born on the first: a month earlier', 'turning65Now', '2027-08-01', MAY, '2027-07-01', '2027-07-01'],
  ['in the month of 65: the next one', 'turning65Now', '2027-05-20', MAY, '2027-06-01', '2027-06-01'],
  ['with Part B', 'delayEnrollment', '2027-08-01', MAY, '2027-08-01', '2027-08-01'],
  ['after it has begun: the next one', 'delayEnrollment', '2027-05-01', MAY, '2027-06-01', '2027-06-01'],
] as const)('from when cover may begin: %s', (_story, reason, day, today, earliest, latest) => {
  expect(judge(reason, { [`${reason}Date`]: day }, MAPD, today)).toMatchObject({ open: true, earliest, latest });
});

test.each([
  ['the next month', '2027-03-01', true],
  ['a later one', '2027-04-01', 'other-start'],
  ['this month, which is past', '2027-02-01', 'other-start'],
  ['no first of a month', '2027-03-02', 'other-start'],
] as const)('the Advantage period starts a plan in the next month alone: %s', (_story, day, expected) => {
  expect(outcome(judge('oepEffectiveDate', { oepEffectiveDateDate: day }, MAPD, '2027-02-10'))).toBe(expected);
});

test('who is refused the wished start is told the one there is', () => {
  expect(judge('oepEffectiveDate', { oepEffectiveDateDate: '2027-04-01' }, MAPD, '2027-02-10')).toEqual({
    open: false,
    because: 'other-start',
    earliest: '2027-03-01',
  });
});

test.each([
  ['later than the reason reaches', 'changeLIS', '2027-07-01', 'before-medicare'],
  ['with the next month', 'changeLIS', '2027-06-01', true],
  ['within the months that may be asked for', 'losingCoverage', '2027-08-01', true],
  ['after them', 'losingCoverage', '2027-09-01', 'before-medicare'],
  ['who turns 65 waits for it', 'turning65Now', '2027-09-01', true],
] as const)('cover does not begin before Medicare does: %s', (_story, reason, partB, expected) => {
  const answers = { [`${reason}Date`]: '2027-05-20', partAEffectiveDate: '2027-05-01', partBEffectiveDate: partB };
  expect(outcome(judge(reason, answers))).toBe(expected);
});

test('a drug plan waits for one part of Medicare, an Advantage plan for both', () => {
  const answers = {
    turning65NowDate: '2027-05-20',
    partAEffectiveDate: '2027-05-01',
    partBEffectiveDate: '2027-09-01',
  };
  expect(judge('turning65Now', answers, PDP)).toMatchObject({ open: true, earliest: '2027-06-01' });
  expect(judge('turning65Now', answers, MA)).toMatchObject({ open: true, earliest: '2027-09-01' });
});

test.each([
  ['in December for a plan of the same year', '2027-12-10', 2027],
  ['for a plan of the next year before its cover may begin', '2027-05-10', 2028],
] as const)('a start in another year than the plan’s is none: %s', (_story, today, planYear) => {
  const answers = { changeLISDate: today };
  expect(outcome(judge('changeLIS', answers, { ...MAPD, planYear }, today))).toBe('not-this-year');
});

test.each([
  ['the 65th birthday', 'turning65Now', '2027-05-20', { dob: '1962-05-20' }, true],
  ['another day', 'turning65Now', '2027-05-21', { dob: '1962-05-20' }, 'date-differs'],
  ['a birthday that 2029 lacks', 'turning65Now', '2029-03-01', { dob: '1964-02-29' }, true],
  ['the start of Part B', 'delayEnrollment', '2027-05-01', { partBEffectiveDate: '2027-05-01' }, true],
  ['another day', 'delayEnrollment', '2027-05-01', { partBEffectiveDate: '2026-05-01' }, 'date-differs'],
  [
    'the later part, which is Part B here',
    'changeEnrollment',
    '2027-04-01',
    { partAEffectiveDate: '2026-05-01', partBEffectiveDate: '2027-04-01' },
    true,
  ],
  [
    'the later part, which is Part A here',
    'changeEnrollment',
    '2027-04-01',
    { partAEffectiveDate: '2027-04-01', partBEffectiveDate: '2026-04-01' },
    true,
  ],
  [
    'neither',
    'changeEnrollment',
    '2027-05-01',
    { partAEffectiveDate: '2026-05-01', partBEffectiveDate: '2026-04-01' },
    'date-differs',
  ],
] as const)('a day that another answer tells is that day: %s', (_story, reason, day, others, expected) => {
  const answers = { [`${reason}Date`]: day, ...others };
  const today = day.startsWith('2029') ? '2029-03-05' : MAY;
  const plan = { ...MAPD, planYear: Number(today.slice(0, 4)) };
  expect(outcome(judge(reason, answers, plan, today))).toBe(expected);
});

test.each([
  ['without words', {}, 'text-missing'],
  ['with blanks', { otherSepReasonText: ' ' }, 'text-missing'],
  ['with words', { otherSepReasonText: 'I left a PACE plan.' }, 'text'],
] as const)('[ENROLL-613] a reason of their own has words, which a person reads: %s', (_story, answers, expected) => {
  expect(outcome(judge('otherReason', answers))).toBe(expected);
});

test('none of the reasons is no right', () => {
  expect(judge('noneCheck', {})).toEqual({ open: false, because: 'none-applies' });
});

test.each([
  ['before it', '2027-05-01', 'before-window'],
  ['from its day on', '2027-05-02', 'disaster'],
  ['in its 14th month', '2028-07-31', 'disaster'],
  ['after that', '2028-08-01', 'after-window'],
] as const)('a disaster is checked by a person, and only in its days: %s', (_story, today, expected) => {
  const plan = { ...MAPD, planYear: Number(today.slice(0, 4)) };
  expect(outcome(judge('disaster', { disasterDate: '2027-05-02' }, plan, today))).toBe(expected);
});
