import { expect, test } from 'vitest';
import { CHRONIC_QUESTIONS, DATED_REASONS, FIELDS_OF_COVER } from './fields-of-cover.ts';
import { ELECTION_REASONS } from './reason-keys.ts';

const group = (name: string) => FIELDS_OF_COVER.filter((field) => field.group === name);
const keysOf = (name: string) => group(name).map(({ key }) => key);

test('[ENROLL-610] exactly eleven illnesses are asked for, each with yes or no, of plans for an illness alone', () => {
  expect(keysOf('chronicConditions')).toEqual([...CHRONIC_QUESTIONS]);
  expect(CHRONIC_QUESTIONS).toHaveLength(11);
  for (const field of group('chronicConditions'))
    expect(field).toMatchObject({ kind: 'choice', choices: ['yes', 'no'], required: true, snpTypes: ['Chronic'] });
});

test('[ENROLL-611] who confirms an illness: six answers, all needed, the state and the ZIP code checked', () => {
  expect(group('useDisclosure').map(({ key, kind, required }) => [key, kind, required])).toEqual([
    ['disclosureProviderName', 'text', true],
    ['disclosureStreet', 'text', true],
    ['disclosureCity', 'text', true],
    ['disclosureState', 'state', true],
    ['disclosureZip', 'zip', true],
    ['disclosurePhone', 'phone', true],
  ]);
});

test('[ENROLL-612] four answers follow other drug cover, of which the name is needed', () => {
  const following = group('otherCoverage').filter(({ when }) => when?.key === 'hasOtherCoverage');
  expect(following.map(({ key, when, required }) => [key, when?.is, required ?? false])).toEqual([
    ['insuranceName', 'yes', true],
    ['pdGroupNumber', 'yes', false],
    ['memberIdNumber', 'yes', false],
    ['secondaryRxBin', 'yes', false],
  ]);
});

test('[ENROLL-613] the fifteen reasons are those of the specification, in its order', () => {
  const reasons = [
    'losingCoverage',
    'outofServiceArea',
    'moveIn',
    'moveOut',
    'fiveStarPlan',
    'dualSEP',
    'changeLIS',
    'disaster',
    'oepEffectiveDate',
    'assignment',
    'turning65Now',
    'delayEnrollment',
    'changeEnrollment',
    'otherReason',
    'noneCheck',
  ];
  expect(
    group('specialElectionPeriod')
      .filter(({ kind }) => kind === 'tick')
      .map(({ key }) => key),
  ).toEqual(reasons);
  expect(ELECTION_REASONS).toEqual(reasons);
});

test('[ENROLL-613] each reason but the last two has a day, which is needed once it is ticked', () => {
  const days = group('specialElectionPeriod').filter(({ kind }) => kind === 'day');
  expect(days.map(({ key, when, required }) => [key, when, required])).toEqual(
    DATED_REASONS.map((key) => [`${key}Date`, { key, is: 'yes' }, true]),
  );
  expect(DATED_REASONS).toHaveLength(13);
});

test('[ENROLL-614] the day on which cover begins has the key of the wire', () => {
  expect(group('effectiveDate')).toMatchObject([{ key: 'ProposedEffectiveDate', kind: 'day', required: true }]);
});

test('[ENROLL-615] a doctor may be named and does not have to be', () => {
  expect(keysOf('primaryCareProvider')).toEqual([
    'pcpFullName',
    'pcpNumber',
    'hasCurrentPatientOfPcp',
    'pcpSubQuestion',
  ]);
  expect(group('primaryCareProvider').filter(({ required }) => required)).toEqual([]);
});
