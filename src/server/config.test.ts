import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { brandOfHost, environmentOf, hostName } from './http/host.ts';

const KEY = `k1:${Buffer.alloc(32).toString('base64')}`;
const PRODUCTION = {
  NODE_ENV: 'production',
  DATA_KEYS: KEY,
  COOKIE_KEYS: KEY,
  BRAND_HOSTS: 'plans.example=aarp,shop.example=uhc',
  PUBLIC_ORIGIN_IS_HTTPS: 'true',
};

test.each(['DATA_KEYS', 'COOKIE_KEYS', 'BRAND_HOSTS', 'PUBLIC_ORIGIN_IS_HTTPS'])(
  'production does not start without %s, and says so',
  (setting) => {
    expect(() => readConfig({ ...PRODUCTION, [setting]: undefined })).toThrow(setting);
  },
);

test.each([
  ['a port of letters', { PORT: 'high' }, 'PORT'],
  ['a date that is none', { SYSTEM_DATE_TIME: '2026-02-30' }, 'SYSTEM_DATE_TIME'],
  ['a brand that is none', { BRAND_HOSTS: 'a.example=acme' }, 'BRAND_HOSTS'],
])('%s is named at start', (_story, environment, setting) => {
  expect(() => readConfig(environment)).toThrow(setting);
});

test('[ENV-402] the system date time of the configuration is ignored in production', () => {
  const SYSTEM_DATE_TIME = '2025-10-15T00:00:00';
  expect(readConfig({ SYSTEM_DATE_TIME }).systemDateTime).toBe(SYSTEM_DATE_TIME);
  expect(readConfig({ ...PRODUCTION, SYSTEM_DATE_TIME }).systemDateTime).toBeNull();
});

test.each([
  ['lantern.localhost:3000', 'aarp'],
  ['HARBOR.localhost', 'uhc'],
  ['localhost:4110', 'aarp'],
  ['somebody.example', null],
])('[ENV-400] the host %s shows the brand %s', (host, brand) => {
  expect(brandOfHost(hostName(host), readConfig({}))).toBe(brand);
});

test('[ENV-401, ENV-604] five environments by host, and Dev for every other', () => {
  const config = readConfig({
    ENVIRONMENT_HOSTS: 'a.example=Online,b.example=Offline,c.example=Offline Stage,d.example=Stage,e.example=Dev',
  });
  const hosts = ['a.example', 'b.example', 'c.example', 'd.example', 'e.example', 'localhost', 'unknown.example'];
  expect(hosts.map((host) => environmentOf(host, config))).toEqual([
    ...['Online', 'Offline', 'Offline Stage', 'Stage', 'Dev'],
    ...['Dev', 'Dev'],
  ]);
});
