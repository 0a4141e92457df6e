import { expect, test } from 'vitest';
import { type PlanFit, type PlanNeed, type PlanToJoin, planFit } from './plan-fit.ts';

const plan = (change: Partial<PlanToJoin>): PlanToJoin => ({
  planType: 'MAPD',
  snpType: null,
  planYear: 2027,
  starRating: 4,
  ...change,
});
const DUAL = plan({ planType: 'SNP', snpType: 'C&S' });
const INSTITUTIONAL = plan({ planType: 'SNP', snpType: 'Institutional - IESNP' });
const CHRONIC = plan({ planType: 'SNP', snpType: 'Chronic' });

test.each<[string, PlanNeed[], PlanToJoin, PlanFit]>([
  ['its type is among them', ['MA', 'MAPD'], plan({}), 'fits'],
  ['its type is not among them', ['PDP'], plan({}), 'not-this-plan'],
  ['nothing fits a reason for nothing', [], plan({}), 'not-this-plan'],
  ['any special needs plan', ['SNP'], CHRONIC, 'fits'],
  ['five stars', ['5 stars'], plan({ starRating: 5 }), 'fits'],
  ['half a star less', ['5 stars'], plan({ starRating: 4.5 }), 'not-this-plan'],
  ['a rating that nobody knows', ['5 stars'], plan({ starRating: null }), 'rating-not-known'],
  ['five stars of a special needs plan', ['5 stars'], plan({ ...DUAL, starRating: 5 }), 'fits'],
  ['an institutional plan, for who lives in one', ['MAPD', 'I-SNP'], INSTITUTIONAL, 'fits'],
  ['a plan for an illness, for who lives in an institution', ['MAPD', 'I-SNP'], CHRONIC, 'not-this-plan'],
  ['a dual plan, where it has to be integrated', ['integrated D-SNP'], DUAL, 'integration-not-known'],
  ['another special needs plan there', ['integrated D-SNP'], CHRONIC, 'not-this-plan'],
  ['a dual plan, where only Advantage plans fit', ['MA', 'MAPD'], DUAL, 'not-this-plan'],
  ['a special needs plan of no known kind', ['I-SNP'], plan({ planType: 'SNP' }), 'not-this-plan'],
])('%s', (_story, needs, subject, fit) => expect(planFit(needs, subject)).toBe(fit));
