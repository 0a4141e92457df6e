import { statusCodeOf, type TelesalesType } from '#domain/identity/telesales-type.ts';

/** What the system that sends reminders is told of somebody who needs none any more. Spec B3, B7. */
export type ReminderStop = {
  emailAddress: string;
  firstName: string;
  lastName: string;
  mbi: string;
  gender: string;
  /** As a database writes it: 1950-03-09. */
  dob: string;
  zip: string;
  siteId: 'AARPM' | 'UHCM';
  uhcstatus: string;
  /** Where somebody makes an account on this site. */
  deeplink: string;
  profileStatus: 'A';
};

type Person = Pick<ReminderStop, 'emailAddress' | 'firstName' | 'lastName' | 'mbi' | 'gender' | 'dob' | 'zip'>;

type Where = { type: TelesalesType; siteId: string; origin: string; registrationPath: string };

/** EMAIL-603, EMAIL-604, EMAIL-606. */
export const reminderStopOf = (person: Person, { type, siteId, origin, registrationPath }: Where): ReminderStop => ({
  emailAddress: person.emailAddress,
  firstName: person.firstName,
  lastName: person.lastName,
  mbi: person.mbi,
  gender: person.gender,
  dob: person.dob,
  zip: person.zip,
  siteId: /aarp/i.test(siteId) ? 'AARPM' : 'UHCM',
  uhcstatus: statusCodeOf(type),
  deeplink: `${origin}${registrationPath}`,
  profileStatus: 'A',
});
