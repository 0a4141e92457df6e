import { expect, test } from 'vitest';
import { asksForPending, joiningOf, readPending } from './pending-enrollment.ts';

const FORM = {
  applicant: { zip: '98101' },
  plan: { id: 'H9918001000', name: 'Everyday Care (HMO)', year: 2027, type: 'MAPD' },
};
const TIMES = { createDateTime: '2026-11-10T09:00:00-06:00', updateDateTime: '2026-11-12T09:00:00-06:00' };
const fetched = (form: unknown, times: object = {}) => ({ formData: JSON.stringify(form), ...TIMES, ...times });

test('[ENROLL-409] an application with the applicant’s ZIP code and the plan’s id, name, year and type is accepted', () => {
  expect(readPending(fetched(FORM))).toEqual({
    isValid: true,
    enrollment: {
      planId: 'H9918001000',
      planName: 'Everyday Care (HMO)',
      planYear: 2027,
      planType: 'MAPD',
      zipCode: '98101',
      county: null,
      status: 'In Progress',
      isSubmitted: false,
      confirmationNo: null,
      lastSaved: Date.parse('2026-11-12T15:00:00Z'),
    },
  });
});

test('[ENROLL-409] the same five values are read under the names that a profile has for them', () => {
  const flat = {
    zipCode: '98101',
    planId: 'H9918001000',
    planName: 'Everyday Care (HMO)',
    planYear: '2027',
    planType: 'PDP',
  };
  const rest = { county: 'King', isSubmitted: true, confirmationNo: 'LM123' };
  expect(readPending(fetched({ ...flat, ...rest }))).toMatchObject({
    isValid: true,
    enrollment: {
      planYear: 2027,
      planType: 'PDP',
      county: 'King',
      isSubmitted: true,
      status: 'Submitted',
      confirmationNo: 'LM123',
    },
  });
});

test.each([
  ['the applicant', { ...FORM, applicant: undefined }],
  ['the ZIP code', { ...FORM, applicant: { zip: ' ' } }],
  ['the plan', { ...FORM, plan: null }],
  ['the plan’s id', { ...FORM, plan: { ...FORM.plan, id: '' } }],
  ['the plan’s name', { ...FORM, plan: { ...FORM.plan, name: undefined } }],
  ['the plan’s year', { ...FORM, plan: { ...FORM.plan, year: undefined } }],
  ['a year that can be read', { ...FORM, plan: { ...FORM.plan, year: 'next' } }],
  ['the plan’s type', { ...FORM, plan: { ...FORM.plan, type: undefined } }],
  ['a type that there is', { ...FORM, plan: { ...FORM.plan, type: 'HMO' } }],
])('[ENROLL-409] an application without %s is not accepted', (_what, form) => {
  expect(readPending(fetched(form))).toEqual({ isValid: false, because: 'incomplete' });
});

test.each(['', '{', 'null', '[]', '"text"', '{"plan":'])(
  '[ENROLL-414] form data that is no JSON object makes no card: %s',
  (formData) => {
    expect(readPending({ formData, ...TIMES })).toEqual({ isValid: false, because: 'unreadable' });
  },
);

test.each([
  ['both', {}, '2026-11-12T15:00:00Z'],
  ['no update', { updateDateTime: null }, '2026-11-10T15:00:00Z'],
  ['an update that is no time', { updateDateTime: 'soon' }, '2026-11-10T15:00:00Z'],
  ['no creation', { createDateTime: null }, '2026-11-12T15:00:00Z'],
])('[ENROLL-414] the update counts as last saved, else the creation: %s', (_story, times, expected) => {
  expect(readPending(fetched(FORM, times))).toMatchObject({
    enrollment: { lastSaved: Date.parse(expected) },
  });
});

test('an application of which nobody knows when it was saved is not accepted', () => {
  expect(readPending(fetched(FORM, { createDateTime: 'then', updateDateTime: null }))).toEqual({
    isValid: false,
    because: 'incomplete',
  });
});

const AT = Date.parse('2026-11-12T15:00:00Z');
const copy = (change = {}) => ({ planId: 'H9918001000', planYear: 2027, isSubmitted: false, lastSaved: AT, ...change });

test.each([
  ['the profile has none', copy(), [], 'new'],
  ['it has one of another plan', copy(), [copy({ planId: 'H9918002000' })], 'new'],
  ['it has one of the same plan and another year', copy(), [copy({ planYear: 2026 })], 'new'],
  ['it has an older one', copy({ lastSaved: AT + 1 }), [copy()], 'replaces'],
  ['it has one of the same time', copy(), [copy()], 'replaces'],
  ['it has a newer one', copy({ lastSaved: AT - 1 }), [copy()], 'found-already'],
  [
    'both were submitted, at the same time',
    copy({ isSubmitted: true }),
    [copy({ isSubmitted: true })],
    'found-already',
  ],
  [
    'both were submitted, it earlier',
    copy({ isSubmitted: true, lastSaved: AT + 1 }),
    [copy({ isSubmitted: true })],
    'replaces',
  ],
  ['it has a draft of what was submitted later', copy({ isSubmitted: true, lastSaved: AT + 1 }), [copy()], 'replaces'],
  [
    'it has a submitted one, older than the draft',
    copy({ lastSaved: AT + 1 }),
    [copy({ isSubmitted: true })],
    'found-already',
  ],
] as const)(
  '[ENROLL-016] an application of the enrollment service, where the profile: %s',
  (_story, pending, copies, expected) => {
    expect(joiningOf(pending, copies)).toBe(expected);
  },
);

const shopper = { isGuest: false, isCloaked: false, email: 'nel.ortiz@example.org' };

test.each([
  ['a shopper with an e-mail', shopper, true],
  ['[ENROLL-005] a guest', { ...shopper, isGuest: true }, false],
  ['[ROLE-413] an agent who looks on', { ...shopper, isCloaked: true }, false],
  ['[ENROLL-412] a shopper without an e-mail', { ...shopper, email: null }, false],
  ['[ENROLL-412] one with an empty e-mail', { ...shopper, email: ' ' }, false],
])('whether the enrollment service is asked: %s', (_story, viewer, expected) => {
  expect(asksForPending(viewer)).toBe(expected);
});
