import { resolve } from 'node:path';
import { z } from 'zod';
import { ENVIRONMENTS, type Environment } from '#contract/bootstrap.ts';
import { BRANDS, type Brand } from '#domain/brand/brand.ts';
import { instantOfCentral } from '#domain/calendar/central-time.ts';
import { AGENT_IDLE_SECONDS, type AgentLimits, MOST_SECONDS } from '#domain/session/session-limits.ts';
import { allOrNone } from './all-or-none.ts';
import { CLAIMS_SETTINGS, claimsOf } from './claims-settings.ts';
import { isPrivateConnection } from './db/connection-security.ts';
import { DRUG_SERVICE_SETTINGS, drugServiceOf } from './drug-service-settings.ts';
import type { PriceBudgets } from './features/drug-cost/cost-of-work.ts';
import type { ClaimsSettings } from './gateways/claims/claims-part.ts';
import type { DrugServiceSettings } from './gateways/drug-service/drug-service.ts';
import type { MailSettings } from './gateways/mail/smtp.ts';
import type { ShedLimits } from './http/load-shedding.ts';
import { type AgentFactor, FACTOR_METHODS, FIRST_FACTORS } from './identity/gateway/second-factor.ts';
import { SAFE_PASSWORD_COST } from './identity/provider/passwords.ts';
import { OIDC_SETTINGS, type OidcSettings, oidcOf } from './oidc-settings.ts';
import type { WriteLimits } from './profile/write-limits.ts';
import { type BucketSize, bucketOf } from './security/token-buckets.ts';
import { Table, Words } from './setting-types.ts';

/** More than an agent advises, and few for who takes a list of shoppers home. */
const VIEWS_PER_HOUR = 30;

const Seconds = z.coerce.number().int().positive();

/** An operator may shorten it and never lengthen it. */
const AtMost = (seconds: number) => Seconds.max(seconds).default(seconds);

const Settings = z.object({
  // A name that only looks like production must not start as development, with its test accounts and /dev.
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().min(1).default('var'),
  DATABASE_URL: z.string().optional(),
  KEEPER_DATABASE_URL: z.string().optional(),
  NAMED_STATEMENTS: z.stringbool().default(true),
  CONTENT_DIR: z.string().optional(),
  SYSTEM_DATE_TIME: z
    .string()
    .refine((text) => instantOfCentral(text) !== null, 'not a date and time like 2026-11-16T10:00:00')
    .optional(),
  BRAND_HOSTS: Table(BRANDS).optional(),
  DEFAULT_BRAND: z.enum(BRANDS).default('aarp'),
  ENVIRONMENT_HOSTS: Table(ENVIRONMENTS).optional(),
  PUBLIC_ORIGIN_IS_HTTPS: z.stringbool().default(false),
  DATA_KEYS: z.string().optional(),
  COOKIE_KEYS: z.string().optional(),
  AUDIT_KEYS: z.string().optional(),
  PROVIDER_PARTNER_CODE: z.string().min(1).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  TRUST_PROXY: z.string().min(1).optional(),
  ...OIDC_SETTINGS,
  ...DRUG_SERVICE_SETTINGS,
  ...CLAIMS_SETTINGS,
  CARRIER_URL: z.url({ protocol: /^https?$/ }).optional(),
  EMAIL_SERVICE_URL: z.url({ protocol: /^https?$/ }).optional(),
  NETWORK_INDEX_FILE: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]+$/, 'not an address like no-reply@example.org')
    .optional(),
  SESSION_IDLE_CAP_SECONDS: Seconds.optional(),
  SESSION_MAX_SECONDS: AtMost(MOST_SECONDS.shopper),
  AGENT_SESSION_MAX_SECONDS: AtMost(MOST_SECONDS.agent),
  AGENT_SESSION_IDLE_SECONDS: AtMost(AGENT_IDLE_SECONDS),
  AGENT_FACTOR_AMR: Words.refine(
    (methods) => !methods.some((method) => FIRST_FACTORS.includes(method)),
    'a password, a PIN or a question is no second factor',
  ).default([...FACTOR_METHODS]),
  AGENT_FACTOR_ACR: Words.default([]),
  MEMBER_SITE_COOKIE: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  PASSWORD_COST: z.coerce.number().int().min(1).max(SAFE_PASSWORD_COST).default(SAFE_PASSWORD_COST),
  SIGN_INS_PER_MINUTE: z.coerce.number().int().positive().default(30),
  GUESTS_PER_MINUTE: z.coerce.number().int().positive().default(120),
  AGENT_VIEWS_PER_HOUR: z.coerce.number().int().positive().default(VIEWS_PER_HOUR),
  WRITES_PER_MINUTE: z.coerce.number().int().positive().default(120),
  WRITES_PER_MINUTE_FROM_ADDRESS: z.coerce.number().int().positive().default(3000),
  SHED_ABOVE_MS: z.coerce.number().int().min(0).default(1000),
  SHED_ABOVE_REQUESTS: z.coerce.number().int().min(0).default(600),
  DRAWING_MS_PER_SECOND: z.coerce.number().int().min(0).default(500),
  REQUEST_SECONDS: Seconds.default(20),
  LARGE_BODIES_PER_SECOND: z.coerce
    .number()
    .int()
    .positive()
    .default(512 * 1024),
  PRICES_PER_SECOND: z.coerce.number().int().positive().default(1500),
  PRICES_PER_SECOND_FROM_ADDRESS: z.coerce.number().int().positive().default(6000),
  NODE_TLS_REJECT_UNAUTHORIZED: z.string().optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Config = {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Of the role that removes what shoppers want removed; null for that of databaseUrl. */
  keeperDatabaseUrl: string | null;
  namedStatements: boolean;
  contentDir: string | null;
  /** Ignored in production: the business clock then follows the machine. Decision ENV-402. */
  systemDateTime: string | null;
  brandHosts: Record<string, Brand>;
  defaultBrand: Brand;
  environmentHosts: Record<string, Environment>;
  secureCookies: boolean;
  dataKeys: string | null;
  cookieKeys: string | null;
  auditKeys: string | null;
  /** Of the doctor search. DOC-614. */
  providerPartnerCode: string;
  metricsToken: string | null;
  /** Addresses of proxies whose X-Forwarded-For is believed; nobody's by default. */
  trustProxy: string | false;
  /** An identity provider of the operator; null for the embedded one with its demo accounts. */
  oidc: OidcSettings | null;
  /** A drug service of the operator; null for the catalogue. */
  drugService: DrugServiceSettings | null;
  /** Who keeps members' claims; null for made-up people, of whom production has none. */
  claims: ClaimsSettings | null;
  /** Who takes applications; null for a made-up insurer, which production has not. */
  carrierUrl: string | null;
  /** Who reminds people of what waits for them; null for nobody. */
  emailServiceUrl: string | null;
  /** A file that says where plans publish their lists of doctors. */
  networkIndexFile: string | null;
  /** The operator's mail server; null for a mailbox of this process, which production has not. */
  mail: MailSettings | null;
  /** The most that content may set as the idle limit; null for no cap. */
  sessionIdleCapSeconds: number | null;
  /** How long a session lasts however busy it is. */
  sessionMaxSeconds: number;
  agentLimits: AgentLimits;
  /** By which an agent's sign-in is known to have had a second factor. */
  agentFactor: AgentFactor;
  /** By its presence a guest is known to the member site. */
  memberSiteCookie: string | null;
  /** Of the built-in identity provider. */
  passwordCost: number;
  /** How often one network address may try a password or make an account in a minute. */
  signInsPerMinute: number;
  guestsPerMinute: number;
  /** How many profiles an agent may open in an hour. */
  agentViewsPerHour: number;
  /** How often a profile may be changed in a minute, and how many changes may come from one network address. */
  writesPerMinute: WriteLimits;
  /** Beyond which calls are answered 503. */
  shedAbove: ShedLimits;
  /** How much of each second the first views of pages may take to draw; 0 draws none. */
  drawingMsPerSecond: number;
  /** How long somebody may take to send a request. */
  requestMilliseconds: number;
  /** Bytes of large bodies that may come from one network address. */
  largeBodies: BucketSize;
  /** How many prices of drugs may be asked for, by one browser and from one network address. */
  priceBudgets: PriceBudgets;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
};

/** It opens nothing. */
const LOCAL_PARTNER = 'local-partner';
const DEVELOPMENT_HOSTS: Record<string, Brand> = {
  localhost: 'aarp',
  'lantern.localhost': 'aarp',
  'harbor.localhost': 'uhc',
};

/** Reads the environment once, at start. @throws with every wrong or missing setting by name. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const parsed = Settings.safeParse(environment);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`These settings are wrong:\n  ${wrong.join('\n  ')}`);
  }
  const settings = parsed.data;
  const production = settings.NODE_ENV === 'production';
  if (production) {
    refuseDevelopmentDefaults(settings);
    refuseWeakened(settings);
  }

  return {
    production,
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    keeperDatabaseUrl: settings.KEEPER_DATABASE_URL ?? null,
    namedStatements: settings.NAMED_STATEMENTS,
    contentDir: settings.CONTENT_DIR ?? null,
    systemDateTime: production ? null : (settings.SYSTEM_DATE_TIME ?? null),
    brandHosts: settings.BRAND_HOSTS ?? DEVELOPMENT_HOSTS,
    defaultBrand: settings.DEFAULT_BRAND,
    environmentHosts: settings.ENVIRONMENT_HOSTS ?? {},
    secureCookies: settings.PUBLIC_ORIGIN_IS_HTTPS,
    dataKeys: settings.DATA_KEYS ?? null,
    cookieKeys: settings.COOKIE_KEYS ?? null,
    auditKeys: settings.AUDIT_KEYS ?? null,
    providerPartnerCode: settings.PROVIDER_PARTNER_CODE ?? LOCAL_PARTNER,
    metricsToken: settings.METRICS_TOKEN ?? null,
    trustProxy: settings.TRUST_PROXY ?? false,
    oidc: oidcOf(settings, production),
    drugService: drugServiceOf(settings),
    claims: claimsOf(settings, production),
    carrierUrl: settings.CARRIER_URL ?? null,
    emailServiceUrl: settings.EMAIL_SERVICE_URL ?? null,
    networkIndexFile: settings.NETWORK_INDEX_FILE ?? null,
    mail: mailOf(settings),
    sessionIdleCapSeconds: settings.SESSION_IDLE_CAP_SECONDS ?? null,
    sessionMaxSeconds: settings.SESSION_MAX_SECONDS,
    agentLimits: { idleSeconds: settings.AGENT_SESSION_IDLE_SECONDS, mostSeconds: settings.AGENT_SESSION_MAX_SECONDS },
    agentFactor: { amr: settings.AGENT_FACTOR_AMR, acr: settings.AGENT_FACTOR_ACR },
    memberSiteCookie: settings.MEMBER_SITE_COOKIE ?? null,
    passwordCost: settings.PASSWORD_COST,
    signInsPerMinute: settings.SIGN_INS_PER_MINUTE,
    guestsPerMinute: settings.GUESTS_PER_MINUTE,
    agentViewsPerHour: settings.AGENT_VIEWS_PER_HOUR,
    writesPerMinute: { ofProfile: settings.WRITES_PER_MINUTE, fromAddress: settings.WRITES_PER_MINUTE_FROM_ADDRESS },
    shedAbove: { milliseconds: settings.SHED_ABOVE_MS, requests: settings.SHED_ABOVE_REQUESTS },
    drawingMsPerSecond: settings.DRAWING_MS_PER_SECOND,
    requestMilliseconds: settings.REQUEST_SECONDS * 1000,
    largeBodies: bucketOf(settings.LARGE_BODIES_PER_SECOND),
    priceBudgets: {
      ofCaller: bucketOf(settings.PRICES_PER_SECOND),
      fromAddress: bucketOf(settings.PRICES_PER_SECOND_FROM_ADDRESS),
    },
    logLevel: settings.LOG_LEVEL,
  };
}

type Settings = z.infer<typeof Settings>;

function mailOf(settings: Settings): MailSettings | null {
  const parts = allOrNone('A mail server', ['SMTP_URL', 'MAIL_FROM'], settings);
  return parts && { url: parts.SMTP_URL, from: parts.MAIL_FROM };
}

function refuseDevelopmentDefaults(settings: Settings) {
  const missing = [
    !settings.OIDC_ISSUER && 'OIDC_ISSUER (the identity provider; the embedded one has demo accounts)',
    !settings.OIDC_CLIENT_ID && 'OIDC_CLIENT_ID (how the identity provider knows this site)',
    !settings.OIDC_CLIENT_SECRET && 'OIDC_CLIENT_SECRET (the secret that goes with it)',
    !settings.DATA_KEYS && 'DATA_KEYS (the keys that seal personal fields)',
    !settings.COOKIE_KEYS && 'COOKIE_KEYS (the keys that sign cookies)',
    !settings.AUDIT_KEYS && 'AUDIT_KEYS (the keys of the audit trail)',
    !settings.PROVIDER_PARTNER_CODE && 'PROVIDER_PARTNER_CODE (the partner code of the doctor search)',
    !settings.BRAND_HOSTS && 'BRAND_HOSTS (the host names of the two brands)',
    !settings.PUBLIC_ORIGIN_IS_HTTPS && 'PUBLIC_ORIGIN_IS_HTTPS=true (cookies must be secure)',
  ].filter(Boolean);
  if (missing.length > 0) throw new Error(`Production needs these settings:\n  ${missing.join('\n  ')}`);
}

function refuseWeakened(settings: Settings) {
  const wrong = [
    settings.AGENT_VIEWS_PER_HOUR > VIEWS_PER_HOUR && 'AGENT_VIEWS_PER_HOUR: more than 30 are for tests only',
    ...(['EMAIL_SERVICE_URL', 'CARRIER_URL'] as const).map(
      (name) => settings[name] && !settings[name].startsWith('https:') && `${name}: production needs https`,
    ),
    settings.PASSWORD_COST < SAFE_PASSWORD_COST && 'PASSWORD_COST: a lower one is for tests only',
    ...(['DATABASE_URL', 'KEEPER_DATABASE_URL'] as const).map(
      (name) =>
        settings[name] &&
        !isPrivateConnection(settings[name]) &&
        `${name}: production needs sslmode=verify-full, a socket or this machine`,
    ),
    // Node itself obeys it, for the database, the identity provider and every other call.
    settings.NODE_TLS_REJECT_UNAUTHORIZED === '0' && 'NODE_TLS_REJECT_UNAUTHORIZED: production checks certificates',
  ].filter(Boolean);
  if (wrong.length > 0) throw new Error(`These settings are wrong:\n  ${wrong.join('\n  ')}`);
}
