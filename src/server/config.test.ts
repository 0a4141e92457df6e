import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { brandOfHost, environmentOf, hostName } from './http/host.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const KEY = `k1:${Buffer.alloc(32).toString('base64')}`;
const PRODUCTION = {
  NODE_ENV: 'production',
  DATA_KEYS: KEY,
  AUDIT_KEYS: KEY,
  COOKIE_KEYS: KEY,
  PROVIDER_PARTNER_CODE: 'a partner',
  BRAND_HOSTS: 'plans.example=aarp,shop.example=uhc',
  PUBLIC_ORIGIN_IS_HTTPS: 'true',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'shopper-profile',
  OIDC_CLIENT_SECRET: 'a secret',
};
const OIDC = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

test.each(['DATA_KEYS', 'COOKIE_KEYS', 'AUDIT_KEYS', 'BRAND_HOSTS', 'PUBLIC_ORIGIN_IS_HTTPS', ...OIDC])(
  'production does not start without %s, and says so',
  (setting) => {
    expect(() => readConfig({ ...PRODUCTION, [setting]: undefined })).toThrow(setting);
  },
);

test('[DOC-614] the partner code of the doctor search comes from the settings, and production does not start without one', () => {
  expect(readConfig(PRODUCTION).providerPartnerCode).toBe('a partner');
  expect(() => readConfig({ ...PRODUCTION, PROVIDER_PARTNER_CODE: undefined })).toThrow(
    'PROVIDER_PARTNER_CODE (the partner code of the doctor search)',
  );
  expect(() => readConfig({ ...PRODUCTION, PROVIDER_PARTNER_CODE: '' })).toThrow('PROVIDER_PARTNER_CODE');
  // Outside production a code that opens nothing stands in.
  expect(readConfig({}).providerPartnerCode).not.toBe('');
});

test.each([
  ['a port of letters', { PORT: 'high' }, 'PORT'],
  ['a date that is none', { SYSTEM_DATE_TIME: '2026-02-30' }, 'SYSTEM_DATE_TIME'],
  ['an environment that only looks like production', { NODE_ENV: 'prod' }, 'NODE_ENV'],
  ['an environment without a name', { NODE_ENV: '' }, 'NODE_ENV'],
  ['an environment in capitals', { NODE_ENV: 'Production' }, 'NODE_ENV'],
  ['a longer session', { SESSION_MAX_SECONDS: '43201' }, 'SESSION_MAX_SECONDS'],
  ['a longer session of agents', { AGENT_SESSION_MAX_SECONDS: '28801' }, 'AGENT_SESSION_MAX_SECONDS'],
  ['agents who rest longer', { AGENT_SESSION_IDLE_SECONDS: '1801' }, 'AGENT_SESSION_IDLE_SECONDS'],
  ['a brand that is none', { BRAND_HOSTS: 'a.example=acme' }, 'BRAND_HOSTS'],
])('%s is named at start', (_story, environment, setting) => {
  expect(() => readConfig(environment)).toThrow(setting);
});

test('production names every part of the identity provider that is missing, and starts with none of the demo accounts', () => {
  const without = Object.fromEntries(OIDC.map((name) => [name, undefined]));
  for (const name of OIDC) expect(() => readConfig({ ...PRODUCTION, ...without })).toThrow(name);
  expect(readConfig(PRODUCTION).oidc).toEqual({
    issuer: 'https://id.example',
    clientId: 'shopper-profile',
    clientSecret: 'a secret',
  });
});

test.each(OIDC)('a provider without %s is refused outside production too', (name) => {
  const parts = Object.fromEntries(OIDC.map((part) => [part, PRODUCTION[part]]));
  expect(() => readConfig({ ...parts, [name]: undefined })).toThrow(name);
});

test('an identity provider without https is good enough for development only', () => {
  const parts = { ...PRODUCTION, OIDC_ISSUER: 'http://id.example' };
  expect(readConfig({ ...parts, NODE_ENV: 'development' }).oidc?.issuer).toBe('http://id.example');
  expect(() => readConfig(parts)).toThrow('OIDC_ISSUER');
});

test.each(['CARRIER_URL', 'EMAIL_SERVICE_URL'])('what is told to %s goes over https in production', (name) => {
  expect(() => readConfig({ ...PRODUCTION, [name]: 'http://outside.example' })).toThrow(name);
  expect(() => readConfig({ ...PRODUCTION, [name]: 'https://outside.example' })).not.toThrow();
  expect(() => readConfig({ [name]: 'http://outside.example' })).not.toThrow();
});

const DATABASES = [
  ['another machine without TLS', 'postgres://u:p@db.example/shop', false],
  ['the same, with TLS and a checked certificate', 'postgres://u:p@db.example/shop?sslmode=verify-full', true],
  ['any certificate', 'postgres://u:p@db.example/shop?sslmode=no-verify', false],
  ['TLS that libpq would not check', 'postgres://u:p@db.example/shop?sslmode=require&uselibpqcompat=true', false],
  ['a last word that takes TLS back', 'postgres://u:p@db.example/shop?sslmode=verify-full&sslmode=disable', false],
  ['a machine whose name begins like this one', 'postgres://u:p@127.0.0.1.example/shop', false],
  ['this machine in the address, another in the query', 'postgres://u:p@127.0.0.1/shop?host=db.example', false],
  ['an address that is shortened', 'postgres://u:p@127.1/shop', false],
  ['every address of this machine', 'postgres://u:p@0.0.0.0/shop', false],
  ['this machine by name', 'postgres://u:p@localhost/shop', true],
  ['this machine by address', 'postgres://u:p@127.0.0.1:5433/shop', true],
  ['this machine by its address of version 6', 'postgres://u:p@[::1]/shop', true],
  ['a socket', 'postgres:///shop?host=/var/run/postgresql', true],
] as const;

test.each(DATABASES)('a database in production: %s', (_story, DATABASE_URL, isTaken) => {
  const start = () => readConfig({ ...PRODUCTION, DATABASE_URL });
  if (isTaken) expect(start().databaseUrl).toBe(DATABASE_URL);
  else expect(start).toThrow('DATABASE_URL');
  expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test('a database whose machine the environment names is judged by that name', () => {
  vi.stubEnv('PGHOST', 'db.example');
  expect(() => readConfig({ ...PRODUCTION, DATABASE_URL: 'postgres:///shop' })).toThrow('DATABASE_URL');
  vi.stubEnv('PGSSLMODE', 'verify-full');
  expect(readConfig({ ...PRODUCTION, DATABASE_URL: 'postgres:///shop' }).databaseUrl).toBe('postgres:///shop');
});

test('production does not start where Node is told to take any certificate', () => {
  expect(() => readConfig({ ...PRODUCTION, NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toThrow(
    'NODE_TLS_REJECT_UNAUTHORIZED',
  );
});

test('a second factor of agents is a code, a key or several factors, unless the operator says so', () => {
  expect(readConfig(PRODUCTION).agentFactor).toEqual({ amr: ['mfa', 'otp', 'hwk', 'swk'], acr: [] });
  const own = readConfig({ ...PRODUCTION, AGENT_FACTOR_AMR: 'fpt', AGENT_FACTOR_ACR: 'urn:two, urn:three' });
  expect(own.agentFactor).toEqual({ amr: ['fpt'], acr: ['urn:two', 'urn:three'] });
  expect(() => readConfig({ ...PRODUCTION, AGENT_FACTOR_AMR: 'otp,pwd' })).toThrow('AGENT_FACTOR_AMR');
});

test('a password is hashed at its full cost, which only tests may lower', () => {
  expect(readConfig({}).passwordCost).toBe(15);
  expect(readConfig({ PASSWORD_COST: '4' }).passwordCost).toBe(4);
  expect(readConfig(PRODUCTION).passwordCost).toBe(15);
  expect(() => readConfig({ ...PRODUCTION, PASSWORD_COST: '14' })).toThrow('PASSWORD_COST');
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
    'Online',
    'Offline',
    'Offline Stage',
    'Stage',
    'Dev',
    'Dev',
    'Dev',
  ]);
});

test('an agent opens 30 profiles in an hour, and more in tests only', () => {
  expect(readConfig({ AGENT_VIEWS_PER_HOUR: '1000' }).agentViewsPerHour).toBe(1000);
  expect(readConfig(PRODUCTION).agentViewsPerHour).toBe(30);
  expect(readConfig({ ...PRODUCTION, AGENT_VIEWS_PER_HOUR: '20' }).agentViewsPerHour).toBe(20);
  expect(() => readConfig({ ...PRODUCTION, AGENT_VIEWS_PER_HOUR: '31' })).toThrow('AGENT_VIEWS_PER_HOUR');
});
