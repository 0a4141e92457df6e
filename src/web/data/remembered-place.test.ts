import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kingCounty } from '#tests/support/web/examples.ts';
import { recallCounty, recallYear, recallZip, rememberPlace, rememberYear, rememberZip } from './remembered-place.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('what was remembered is found again', () => {
  rememberYear(2027);
  expect(recallYear()).toBe(2027);
});

test('[GEO-408] where somebody looks stands for where they live until they say that', () => {
  rememberZip('98103');
  rememberZip('98104');
  expect([recallZip(), recallCounty()]).toEqual(['98104', null]);
  rememberPlace(kingCounty);
  rememberZip('98103');
  expect([recallZip(), recallCounty()]).toEqual([kingCounty.zipcode, '53033']);
});

test('[GEO-401] a remembered ZIP code is trimmed', () => {
  sessionStorage.setItem('ucp_zipCode', ' 55343 ');
  expect(recallZip()).toBe('55343');
});

test('nothing remembered is nothing, and no reason to log', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect([recallZip(), recallYear()]).toEqual([null, null]);
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['ZIP code', 'ucp_zipCode', recallZip],
  ['year', 'ucp_planYear', recallYear],
])('[ERR-415] a damaged %s counts as none and is logged once', (_story, key, read) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStorage.setItem(key, 'undefined');
  expect([read(), read()]).toEqual([null, null]);
  expect(log).toHaveBeenCalledOnce();
});

test('[ERR-415] a browser that keeps nothing does not stop the page', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  rememberYear(2027);
  rememberYear(2027);
  expect(recallYear()).toBeNull();
  expect(log).toHaveBeenCalledOnce();
});
