import { expect, test } from 'vitest';
import type { PlanType } from '#domain/plans/plan-type.ts';
import { joiningWarnings } from './warnings.ts';

const SUPPLEMENT = { hasSupplement: 'yes' };
const ELSEWHERE = { hasOtherCoverage: 'yes' };
const EMPLOYER = { hasEmployerCover: 'yes' };

test.each<[string, PlanType, Record<string, string>, PlanType[], string[]]>([
  ['a Supplement, to an Advantage plan', 'MAPD', SUPPLEMENT, [], ['leaves-supplement']],
  ['a Supplement, to one without drugs', 'MA', SUPPLEMENT, [], ['leaves-supplement']],
  ['a Supplement, to a special needs plan', 'SNP', SUPPLEMENT, [], ['leaves-supplement']],
  ['a Supplement stays beside a drug plan', 'PDP', SUPPLEMENT, [], []],
  ['no Supplement', 'MA', { hasSupplement: 'no' }, [], []],
  ['a drug plan, to an Advantage plan', 'MA', {}, ['PDP'], ['drops-drug-plan']],
  ['a drug plan, to another one', 'PDP', {}, ['PDP'], []],
  ['drugs covered elsewhere, to an Advantage plan', 'MAPD', ELSEWHERE, [], ['other-drug-cover']],
  ['drugs covered by what claims name as a drug plan', 'MA', ELSEWHERE, ['PDP'], ['drops-drug-plan']],
  ['drugs covered elsewhere, to a drug plan', 'PDP', ELSEWHERE, [], []],
  ['an Advantage plan, to another one', 'MAPD', {}, ['MAPD'], []],
  ['an Advantage plan, to a drug plan', 'PDP', {}, ['MAPD'], ['drops-advantage-plan']],
  ['a special needs plan, to a drug plan', 'PDP', {}, ['SNP'], ['drops-advantage-plan']],
  ['cover of an employer, whatever is joined', 'PDP', EMPLOYER, [], ['employer-cover']],
  [
    'all at once',
    'SNP',
    { ...SUPPLEMENT, ...EMPLOYER },
    ['PDP'],
    ['leaves-supplement', 'drops-drug-plan', 'employer-cover'],
  ],
])('what joining ends: %s', (_story, planType, answers, enrolledPlanTypes, warnings) => {
  expect(joiningWarnings({ planType, answers, enrolledPlanTypes })).toEqual(warnings);
});
