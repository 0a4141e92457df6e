import { screen, within } from '@testing-library/react';
import { applicationTexts as texts } from '#content/en/application-texts.ts';
import type { Bootstrap } from '#contract/bootstrap.ts';
import { aPlan, aSignedInViewer, kingCounty, planDetails } from './examples.ts';
import { fakeApplication } from './fake-application.ts';
import { type Answers, fakeNetwork } from './fake-network.ts';
import { openPage } from './open-page.tsx';

const QUERY = 'planId=H9999001000&planYear=2027&zipcode=98101&county=53033';
const addressOf = (route: string) => `/online-application/lantern/ma${route}?${QUERY}`;

type Story = Partial<Omit<Bootstrap, 'systemDate'>> & {
  systemDate?: string | null;
  more?: Answers;
  plan?: ReturnType<typeof aPlan>;
};

/** The application of somebody who is signed in, at a step. */
export function openApplication(route: string, fake = fakeApplication(), story: Story = {}) {
  const { more = {}, plan = aPlan(), ...start } = story;
  const network = fakeNetwork({
    getPlanDetails: () => planDetails(plan),
    getCounties: () => ({ data: { counties: [kingCounty] } }),
    ...fake.replies,
    ...more,
  });
  return { ...network, fake, ...openPage(addressOf(route), { viewer: aSignedInViewer(), ...start }) };
}

export const main = () => within(screen.getByRole('main'));
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const goOn = () => screen.findByRole('button', { name: texts.application.form.continue });
export const optional = (label: string) => texts.application.form.optional(label);

/** What somebody may answer who joins a health plan in Open Enrollment. */
export const WHOLE = {
  firstName: 'Ruth',
  lastName: 'Shopper',
  dob: '1951-04-12',
  gender: 'female',
  medicareClaimNumber: '1EG4TE5MK73',
  partAEffectiveDate: '2016-04-01',
  partBEffectiveDate: '2016-04-01',
  hasMedicaidEnrollee: 'no',
  address1: '12 Elm Street',
  city: 'Seattle',
  state: 'WA',
  zipCode: '98101',
  sameMailingAddress: 'yes',
  mobileNumber: '206-555-0100',
  languagePreference: 'english',
  formatPreference: 'standard',
  hasOtherCoverage: 'no',
  hasEmployerCover: 'no',
  hasSupplement: 'no',
  ProposedEffectiveDate: '2027-01-01',
  paymentMethod: 'directBill',
  auhtorizedCheck: 'enrollee',
  statementAgreed: 'yes',
  signature: 'Ruth Shopper',
};
