import { expect, test } from 'vitest';
import { monthlyPlanOf } from './monthly-plan.ts';

const coded = (name: string, code: string) => ({
  url: `https://bluebutton.cms.gov/resources/variables/${name}`,
  valueCoding: { code },
});
const year = (valueDate: string) => ({ url: 'https://bluebutton.cms.gov/resources/variables/rfrnc_yr', valueDate });
const months = (first: number, last: number, contract: string, pbp = '001') =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(2, '0')).flatMap((month) => [
    coded(`ptdcntrct${month}`, contract),
    coded(`ptdpbpid${month}`, pbp),
    coded(`sgmtid${month}`, '000'),
  ]);

test.each([
  ['one plan all year', months(1, 12, 'S1234'), 'S1234', '2026-01-01'],
  ['a plan until April tells of that plan', months(1, 4, 'S1234'), 'S1234', '2026-01-01'],
  ['another plan since May', [...months(1, 4, 'S1234'), ...months(5, 11, 'S5678')], 'S5678', '2026-05-01'],
  ['the same plan again since October', [...months(1, 4, 'S1234'), ...months(10, 10, 'S1234')], 'S1234', '2026-10-01'],
  ['a last month without a plan', [...months(1, 11, 'S1234'), ...months(12, 12, 'N')], 'S1234', '2026-01-01'],
])('%s', (_story, extensions, contractId, from) => {
  expect(monthlyPlanOf([year('2026'), ...extensions], 'D')).toEqual({
    contractId,
    pbpNumber: '001',
    segmentId: '000',
    from,
    to: '2026-12-31',
  });
});

test.each([
  ['no year', months(1, 12, 'S1234')],
  ['a masked year', [year('0003'), ...months(1, 12, 'S1234')]],
  ['the year before there were such plans', [year('2005'), ...months(1, 12, 'S1234')]],
  ['a contract that is none', [year('2026'), ...months(1, 12, 'Z0012')]],
  ['no package', [year('2026'), ...months(1, 12, 'S1234', '')]],
])('%s tells of no plan', (_story, extensions) => {
  expect(monthlyPlanOf(extensions, 'D')).toBeNull();
});

test('a plan that pays for care is named in its own words, and hospital cover in none', () => {
  const care = [coded('ptc_cntrct_id_01', 'H1234'), coded('ptc_pbp_id_01', '002'), year('2006')];
  expect(monthlyPlanOf(care, 'C')).toMatchObject({ contractId: 'H1234', segmentId: null, from: '2006-01-01' });
  expect([monthlyPlanOf(care, 'D'), monthlyPlanOf(care, 'A')]).toEqual([null, null]);
});
