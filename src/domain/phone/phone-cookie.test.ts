import { expect, test } from 'vitest';
import { phonesOfCookie } from './phone-cookie.ts';

const nothing = { tollFree: null, supplement: null };

test.each([
  ['index 2', 'a,b,18005551234,18005550000', { tollFree: '18005551234', supplement: '18005550000' }],
  ['index 3 when 711 stands at 2', 'a,b,711,18005550000', { tollFree: '18005550000', supplement: '18005550000' }],
  ['dashes', 'a,b,1-800-111-2222,1-800-333-4444', { tollFree: '1-800-111-2222', supplement: '1-800-333-4444' }],
  ['an empty value at 2', 'a,b,,1-800-333-4444', { tollFree: '1-800-333-4444', supplement: '1-800-333-4444' }],
  ['exactly three characters', 'a,b,abc,8003334444', { tollFree: '8003334444', supplement: '8003334444' }],
  ['four characters are no short value', 'a,b,abcd,8003334444', { tollFree: null, supplement: '8003334444' }],
  ['a cookie of three values', 'a,b,(800) 555-1234', { tollFree: '(800) 555-1234', supplement: null }],
  ['an escaped cookie', 'a%2Cb%2C1-800-111-2222', { tollFree: '1-800-111-2222', supplement: null }],
  ['a broken escape', 'a,b,8005551234,%E0%A4%A', { tollFree: '8005551234', supplement: null }],
  ['no cookie', undefined, nothing],
  ['an empty cookie', '', nothing],
  ['blanks around a short value', 'a,b, 711 ,8003334444', { tollFree: '8003334444', supplement: '8003334444' }],
  ['blanks around a number', 'a,b, 8005551234 ', { tollFree: '8005551234', supplement: null }],
  ['a cookie of words', 'null,null,undefined,null', nothing],
  ['markup', 'a,b,<b>8005551234</b>,javascript:alert(1)', nothing],
])('[CONTENT-412] [CONTENT-601] %s', (_story, cookie, phones) => {
  expect(phonesOfCookie(cookie)).toEqual(phones);
});
