import type { DemoPerson } from '#contract/identity.ts';
import type { Person } from './accounts.ts';

/** Of every demo account; the sign-in page shows it in development. */
export const DEMO_PASSWORD = 'try the demo';

/** Demo agents whose authenticator is known, by what it would share; the page tells their codes in development. */
export const DEMO_SECRETS = {
  agentSmith: 'NVQWIZJAOVYCAZTPOIQHI2DFEBSGK3LP',
  agentJones: 'MFXG65DIMVZCAYLHMVXHIIDPMYQHI2DF',
} satisfies Partial<Record<DemoPerson, string>>;

/** People that are made up, at addresses that nobody can have: each shows another kind of shopper. */
export const DEMO_ACCOUNTS: Record<DemoPerson, Person> = {
  shopper: { email: 'ruth@example.org', firstName: 'Ruth', lastName: 'Larkin', zipCode: '98101' },
  member: {
    email: 'sam@example.org',
    firstName: 'Sam',
    lastName: 'Okafor',
    zipCode: '98101',
    dateOfBirth: '1951-03-09',
    medicareNumber: '1EG4TE5MK73',
    userType: 'hsid',
    optumId: 'demo-optum-sam',
  },
  memberWithoutNumber: {
    email: 'nora@example.org',
    firstName: 'Nora',
    lastName: 'Quist',
    zipCode: '98101',
    dateOfBirth: '1954-07-21',
    userType: 'hsid',
    optumId: 'demo-optum-nora',
  },
  // An employer's plan: the import of the specification that is tried second finds this person.
  employerMember: {
    email: 'earl@example.org',
    firstName: 'Earl',
    lastName: 'Brandt',
    zipCode: '10001',
    dateOfBirth: '1950-11-02',
    medicareNumber: '2FH7UG6NP84',
    userType: 'hsid',
    optumId: 'demo-ei-optum-earl',
  },
  memberWithHelp: {
    email: 'hal@example.org',
    firstName: 'Hal',
    lastName: 'Winter',
    zipCode: '98101',
    dateOfBirth: '1949-04-18',
    medicareNumber: '6KN2YT8XX31',
    userType: 'hsid',
    optumId: 'demo-optum-hal',
    lisSubsidyLevel: '1',
  },
  memberWithoutClaims: {
    email: 'ida@example.org',
    firstName: 'Ida',
    lastName: 'Fenn',
    zipCode: '98101',
    dateOfBirth: '1961-10-03',
    medicareNumber: '7HN4XC3VD56',
    userType: 'hsid',
    optumId: 'demo-optum-ida',
  },
  nonMember: {
    email: 'pat@example.org',
    firstName: 'Pat',
    lastName: 'Moreno',
    zipCode: '98101',
    dateOfBirth: '1953-01-30',
    createdBy: 'TELESALES',
    salesforceRecordType: 'p',
  },
  // Whom an agent of development wrote down: flows/demo-prospects.ts.
  memberConsent: talkedTo('mia', '3GJ5VH7QR92'),
  nonMemberConsent: talkedTo('ned'),
  memberNoConsent: talkedTo('max', '4HK8WJ9TU16'),
  nonMemberNoConsent: talkedTo('nell'),
  madeByAgent: { ...talkedTo('ada', '5JM3XK2VW45'), createdBy: 'AGENT' },
  withoutNames: { email: 'someone@example.org' },
  agentSmith: { email: 'a.smith@example.org', firstName: 'Alex', lastName: 'Smith', agentUserName: 'a.smith' },
  agentJones: { email: 'b.jones@example.org', firstName: 'Bo', lastName: 'Jones', agentUserName: 'b.jones' },
  // Without a second factor, so that one can be enrolled.
  agentNew: { email: 'c.brown@example.org', firstName: 'Chris', lastName: 'Brown', agentUserName: 'c.brown' },
};

function talkedTo(name: string, medicareNumber?: string): Person {
  return {
    email: `${name}@example.org`,
    firstName: name.charAt(0).toUpperCase() + name.slice(1),
    lastName: 'Teller',
    zipCode: '98101',
    dateOfBirth: '1952-05-17',
    ...(medicareNumber !== undefined && { medicareNumber }),
  };
}
