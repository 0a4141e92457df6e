import { describe, expect, test } from 'vitest';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type AnswerFault, answerFault, mostOf } from './check-answer.ts';
import type { Field } from './field.ts';
import { fieldOf } from './fields.ts';

const TODAY: IsoDate = '2026-11-16';
const faultOf = (key: string, answer: string) => answerFault(fieldOf(key) as Field, answer, TODAY);

type Row = [story: string, answer: string, fault: AnswerFault | null];

const table = (key: string, rows: readonly Row[]) =>
  describe(key, () => {
    test.each(rows)('%s', (_story, answer, fault) => expect(faultOf(key, answer)).toBe(fault));
  });

table('firstName', [
  ['nothing is not wrong by itself', '', null],
  ['blanks are nothing', '   ', null],
  ['a name', 'Ruth', null],
  ['blanks around it do not count', '  Ruth  ', null],
  ['accents and signs of names', 'José-María O’Brien Jr.', null],
  ['letters of another alphabet', 'Мария', null],
  ['another one without upper case', '美玲', null],
  ['marks that stand on letters', 'Nguye\u0302\u0303n', null],
  ['fifty letters', 'a'.repeat(50), null],
  ['fifty-one', 'a'.repeat(51), 'no-name'],
  ['a hundred', 'a'.repeat(100), 'no-name'],
  ['a hundred and one', 'a'.repeat(101), 'too-long'],
  ['an emoji', 'Ruth 🌷', 'no-name'],
  ['a digit', 'Ruth2', 'no-name'],
  ['signs without a letter', "-'-", 'no-name'],
  ['a tag', '<b>Ruth</b>', 'no-name'],
]);

table('dob', [
  ['the last day of the year before', '2025-12-31', null],
  ['the first day of this year, typed for the year of birth', '2026-01-01', 'born-this-year'],
  ['today', '2026-11-16', 'born-this-year'],
  ['the day after', '2026-11-17', 'day-ahead'],
  ['the first day that counts', '1900-01-01', null],
  ['the day before it', '1899-12-31', 'no-day'],
  ['a leap day', '1948-02-29', null],
  ['a leap day of a year that has none', '1949-02-29', 'no-day'],
  ['February 30', '1950-02-30', 'no-day'],
  ['month 13', '1950-13-01', 'no-day'],
  ['day 0', '1950-03-00', 'no-day'],
  ['as people write it', '03/09/1950', 'no-day'],
  ['with a time', '1950-03-09T00:00:00Z', 'no-day'],
  ['digits of another alphabet', '١٩٥٠-٠٣-٠٩', 'no-day'],
  ['words', 'in March', 'no-day'],
]);

table('partAEffectiveDate', [
  ['a day that is to come', '2027-01-01', null],
  ['a day that no year has', '2026-11-31', 'no-day'],
  ['before 1900', '1899-12-31', 'no-day'],
  ['the last day that counts', '2099-12-31', null],
  ['the day after it', '2100-01-01', 'no-day'],
]);

table('gender', [
  ['one of the choices', 'female', null],
  ['other letters', 'Female', 'no-choice'],
  ['none of them', 'yes', 'no-choice'],
]);

table('goGreen', [
  ['ticked', 'yes', null],
  ['not ticked', '', null],
  ['something else', 'no', 'no-choice'],
]);

table('zipCode', [
  ['five digits', '98101', null],
  ['a zero in front', '02139', null],
  ['four digits', '9810', 'no-zip'],
  ['six digits', '981011', 'no-zip'],
  ['ZIP+4', '98101-1234', 'no-zip'],
  ['only zeros', '00000', 'no-zip'],
  ['letters', 'ABCDE', 'no-zip'],
  ['wide digits', '９８１０１', 'no-zip'],
]);

table('state', [
  ['a state', 'WA', null],
  ['in small letters', 'wa', null],
  ['the capital', 'DC', null],
  ['no state', 'ZZ', 'no-state'],
  ['its name', 'Washington', 'no-state'],
]);

table('mobileNumber', [
  ['ten digits', '2065550100', null],
  ['as people write it', '(206) 555-0100', null],
  ['with the country', '+1 206.555.0100', null],
  ['nine digits', '206555010', 'no-phone'],
  ['eleven that do not begin with 1', '22065550100', 'no-phone'],
  ['an area that begins with 1', '106 555 0100', 'no-phone'],
  ['a number of another country', '+44 20 7946 0958', 'no-phone'],
  ['words', 'call my daughter', 'no-phone'],
]);

table('emailAddress', [
  ['an address', 'ruth@example.org', null],
  ['no sign in it', 'ruth.example.org', 'no-email'],
  ['no dot behind it', 'ruth@example', 'no-email'],
  ['a blank in it', 'ruth @example.org', 'no-email'],
  ['254 characters', `${'a'.repeat(242)}@example.org`, null],
  ['255 characters', `${'a'.repeat(243)}@example.org`, 'too-long'],
]);

table('medicareClaimNumber', [
  ['as on the card', '1EG4-TE5-MK73', null],
  ['without dashes, in small letters', '1eg4te5mk73', null],
  ['with blanks', '1EG4 TE5 MK73', null],
  ['a letter that is not in use', '1SG4-TE5-MK73', 'no-medicare-number'],
  ['ten characters', '1EG4-TE5-MK7', 'no-medicare-number'],
  ['twelve characters', '1EG4-TE5-MK733', 'no-medicare-number'],
  ['dots, as a page shows it', '••••MK73', 'no-medicare-number'],
  ['a Social Security number', '123-45-6789', 'no-medicare-number'],
]);

table('address1', [
  ['a street', '12 Pine Street', null],
  ['a number sign and a half', '12 ½ Pine St #4', null],
  ['a box', 'P.O. Box 12', 'post-office-box'],
  ['a box in small letters', 'po box 12', 'post-office-box'],
  ['a box in blanks', 'P O Box 12', 'post-office-box'],
  ['a box in full', 'Post Office Box 12', 'post-office-box'],
  ['a box in Spanish', 'Apartado postal 12', 'post-office-box'],
  ['a box with a dash', 'PO-Box 12', 'post-office-box'],
  ['a box with one letter for it', 'POB 12', 'post-office-box'],
  ['a box with dots for all of it', 'P.O.B. 7', 'post-office-box'],
  ['a box in full with dashes', 'post-office-box 3', 'post-office-box'],
  ['a box and nothing else', 'Box 12', 'post-office-box'],
  ['a box in short Spanish', 'Apdo. 12', 'post-office-box'],
  ['a box on a road in the country', 'RR 2 Box 15', null],
  ['a street with a box in its name', 'Boxwood Lane 12', null],
  ['a street that begins with the letters', 'Po Boxwood Lane 12', null],
  ['a post road', 'Post Road 12', null],
  ['a street that only begins so', 'Poboxer Lane 3', null],
  ['another box in the street', '12 Box Elder Road', null],
  ['a hundred characters', 'a'.repeat(100), null],
  ['a hundred and one', 'a'.repeat(101), 'too-long'],
]);

table('mailingAddress1', [['mail may go to a box', 'P.O. Box 12', null]]);

table('city', [
  ['letters of another alphabet', '西雅图', null],
  ['an emoji', 'Seattle 🌧', null],
  ['a hundred emojis, each one character', '🌧'.repeat(100), null],
  ['a hundred and one', '🌧'.repeat(101), 'too-long'],
]);

table('medicaidNumber', [
  ['letters and digits', 'WA 123-456', null],
  ['thirty characters', '1'.repeat(30), null],
  ['thirty-one', '1'.repeat(31), 'no-code'],
  ['a dash in front', '-123', 'no-code'],
  ['a letter of another alphabet', '12Ж', 'no-code'],
  ['an emoji', '12🌧', 'no-code'],
]);

table('routingNumber', [
  ['[ENROLL-700] its check digit fits', '111000025', null],
  ['[ENROLL-700] its check digit does not fit', '111000026', 'no-routing-number'],
]);

table('accountNumber', [
  ['[ENROLL-700] three digits', '123', 'no-account-number'],
  ['[ENROLL-700] four digits', '1234', null],
  ['[ENROLL-700] seventeen digits', '1'.repeat(17), null],
  ['[ENROLL-700] eighteen digits', '1'.repeat(18), 'no-account-number'],
  ['a letter', '1234A', 'no-account-number'],
]);

table('otherSepReasonText', [
  ['five hundred characters', 'a'.repeat(500), null],
  ['five hundred and one', 'a'.repeat(501), 'too-long'],
]);

test.each([
  ['city', 100],
  ['emailAddress', 254],
  ['otherSepReasonText', 500],
])('%s takes %i characters', (key, most) => expect(mostOf(key)).toBe(most));
