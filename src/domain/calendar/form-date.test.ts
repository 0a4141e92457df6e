import { expect, test } from 'vitest';
import { dateOfParts, fromFormDate, isDay, isMonth, isYear, toFormDate } from './form-date.ts';

const TODAY = '2026-11-16';

test.each([
  ['a birthday', '1950-03-09', '03/09/1950'],
  ['a leap day', '2028-02-29', '02/29/2028'],
  ['a day that does not exist', '2027-02-29', ''],
  ['the other form', '03/09/1950', ''],
  ['nothing', '', ''],
])('[FORMAT-401] the database date becomes month/day/year: %s', (_story, date, shown) => {
  expect(toFormDate(date)).toBe(shown);
});

test.each([
  ['a birthday', '03/09/1950', '1950-03-09'],
  ['no leading zeros', '3/9/1950', '1950-03-09'],
  ['blanks around it', ' 03/09/1950 ', '1950-03-09'],
  ['a day that does not exist', '02/30/1950', null],
  ['day before month', '31/12/1950', null],
  ['a short year', '03/09/50', null],
  ['words before it', 'on 03/09/1950', null],
  ['a time behind it', '03/09/1950 10:00', null],
  ['the other form', '1950-03-09', null],
  ['nothing', '', null],
])('[FORMAT-402] month/day/year becomes the database date: %s', (_story, text, date) => {
  expect(fromFormDate(text)).toBe(date);
});

test('[FORMAT-402] every day of a leap year survives the round trip', () => {
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10));
  expect(days.map((day) => fromFormDate(toFormDate(day)))).toEqual(days);
});

test.each([
  ['0', false],
  ['1', true],
  ['01', true],
  ['31', true],
  ['32', false],
  ['x', false],
  ['', false],
  ['1.5', false],
  ['-1', false],
  ['1e1', false],
])('a day is a number from 1 to 31: %j', (text, valid) => {
  expect(isDay(text)).toBe(valid);
});

test.each([
  ['0', false],
  ['1', true],
  ['12', true],
  ['13', false],
  ['ab', false],
])('a month is a number from 1 to 12: %j', (text, valid) => {
  expect(isMonth(text)).toBe(valid);
});

test.each([
  ['1000', false],
  ['1001', true],
  ['2026', true],
  ['2027', false],
  ['195', false],
  ['', false],
])('a year is above 1000 and no later than the current one: %j', (text, valid) => {
  expect(isYear(text, TODAY)).toBe(valid);
});

test.each([
  ['a birthday', '3', '9', '1950', '1950-03-09'],
  ['today', '11', '16', '2026', TODAY],
  ['tomorrow', '11', '17', '2026', null],
  ['a day that does not exist', '02', '31', '1950', null],
  ['a leap day', '02', '29', '1952', '1952-02-29'],
  ['no leap day', '02', '29', '1951', null],
  ['a missing month', '', '9', '1950', null],
  ['a missing day', '3', '', '1950', null],
  ['a missing year', '3', '9', '', null],
  ['a year below the first', '3', '9', '1000', null],
  ['day and month of one zero too many', '003', '009', '1950', '1950-03-09'],
  ['blanks around the parts', ' 3 ', ' 9 ', ' 1950 ', '1950-03-09'],
])('the three parts name a real day that is not in the future: %s', (_story, month, day, year, date) => {
  expect(dateOfParts({ month, day, year }, TODAY)).toBe(date);
});
