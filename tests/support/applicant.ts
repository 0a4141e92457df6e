import { randomUUID } from 'node:crypto';
import type { ApplicationReply, Enrollment, SavedAnswers } from '#contract/applications.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { CHRONIC_QUESTIONS } from '#domain/applications/fields-of-cover.ts';
import type { TestApp } from './app.ts';
import { type fakeIdentity, sam } from './fake-identity.ts';
import { signedIn } from './sign-in.ts';
import { KING_COUNTY, PLANS } from './small-catalogue.ts';

/** All that an application for a plan of next year asks in November, of whoever answers plainly. */
export const ALL_ANSWERS = {
  firstName: 'Sam',
  lastName: 'Okafor',
  dob: '1950-03-09',
  gender: 'male',
  medicareClaimNumber: '1EG4-TE5-MK73',
  partAEffectiveDate: '2015-03-01',
  partBEffectiveDate: '2015-03-01',
  hasMedicaidEnrollee: 'no',
  address1: '12 Pine Street',
  city: 'Seattle',
  state: 'WA',
  zipCode: '98101',
  sameMailingAddress: 'yes',
  mobileNumber: '206-555-0114',
  languagePreference: 'english',
  formatPreference: 'standard',
  hasOtherCoverage: 'no',
  hasEmployerCover: 'no',
  hasSupplement: 'no',
  ProposedEffectiveDate: '2027-01-01',
  paymentMethod: 'directBill',
  auhtorizedCheck: 'enrollee',
  statementAgreed: 'yes',
  signature: 'Sam Okafor',
} as const;

/** What a plan for an illness asks besides, of whoever has diabetes and nothing else. */
export const ANSWERS_OF_ILLNESS = {
  ...Object.fromEntries(CHRONIC_QUESTIONS.map((key) => [key, key === 'diabetes' ? 'yes' : 'no'])),
  disclosureProviderName: 'Dr. Ann Lee',
  disclosureStreet: '1 Clinic Way',
  disclosureCity: 'Seattle',
  disclosureState: 'WA',
  disclosureZip: '98101',
  disclosurePhone: '206-555-0119',
};

/** Somebody of their own who has signed in and applies, by calls alone. */
export async function applicant(subject: TestApp, provider: ReturnType<typeof fakeIdentity>, change = {}) {
  const shopper = await signedIn(subject.app, provider, {
    ...sam,
    userType: null,
    subject: randomUUID(),
    medicareNumber: null,
    ...change,
  });
  const { get, post, profile } = shopper;
  const list = async () => {
    const { enrollmentsDetails, versions } = (await get(`${profile}/all`)).json<ProfileReply>();
    return { enrollments: enrollmentsDetails?.enrollments ?? [], version: versions.enrollments };
  };
  const current = async () => ({ 'if-match': `"${(await list()).version}"` });
  const of = (applicationId: string) => `${profile}/applications/${applicationId}`;

  return {
    ...shopper,
    list,
    current,
    of,
    start: async (planId: string = PLANS.inBothYears, planYear = 2027, place = KING_COUNTY) =>
      post(`${profile}/enrollments/${planId}/${planYear}`, place, await current()),
    /** @returns the number of the one that was started last. */
    started: async (planId: string = PLANS.inBothYears) => {
      const reply = await post(`${profile}/enrollments/${planId}/2027`, KING_COUNTY, await current());
      const { enrollments } = reply.json<ProfileReply>().enrollmentsDetails ?? { enrollments: [] };
      return enrollments.find((one: Enrollment) => one.planId === planId && !one.isSubmitted)?.enrollmentId ?? '';
    },
    read: async (id: string) => (await get(of(id))).json<ApplicationReply>(),
    save: (id: string, answers: Record<string, string>, versions: Record<string, number> = {}, more = {}) =>
      post(`${of(id)}/answers`, { answers, versions, ...more }),
    /** Whatever stood there before. */
    overwrite: async (id: string, answers: Record<string, string>) => {
      const { versions } = (await get(of(id))).json<ApplicationReply>();
      return (await post(`${of(id)}/answers`, { answers, versions })).json<SavedAnswers>();
    },
    submit: async (id: string) => post(`${of(id)}/submit`, {}, await current()),
    drop: async (id: string) => shopper.delete(of(id), await current()),
  };
}
