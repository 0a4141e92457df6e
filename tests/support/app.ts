import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { buildApp } from '#server/app.ts';
import { type CatalogueStore, catalogueStore } from '#server/catalogue/store.ts';
import { businessClock, type Clock, machineClock } from '#server/clock.ts';
import { type Config, readConfig } from '#server/config.ts';
import { readDocuments } from '#server/features/content/documents.ts';
import type { CarrierGateway } from '#server/gateways/carrier/carrier-gateway.ts';
import { carrierPart } from '#server/gateways/carrier/carrier-part.ts';
import { type ClaimsPart, claimsPart } from '#server/gateways/claims/claims-part.ts';
import type { IdentityGateway } from '#server/identity/gateway/identity-gateway.ts';
import { parseKeyRing } from '#server/security/key-ring.ts';
import { fieldSealer } from '#server/security/sealed-field.ts';
import { type Content, filledDatabase } from './database.ts';
import { fakeIdentity } from './fake-identity.ts';

export type TestApp = {
  app: FastifyInstance;
  pool: pg.Pool;
  catalogue: CatalogueStore;
  config: Config;
  close(): Promise<void>;
};

type AppOptions = {
  today?: string;
  environment?: Record<string, string>;
  machine?: Clock;
  webFolder?: string;
  /** 'configured' for the embedded provider, or the one that the environment names. */
  identity?: IdentityGateway | 'configured';
  /** The made-up sample in the place of the small catalogue: slower to make, and it has drugs and pharmacies. */
  sample?: true;
  /** The small catalogue unless said otherwise. */
  content?: Content;
  /** In the place of the keeper of claims of development. */
  claims?: ClaimsPart;
  /** In the place of the insurer of development; null for nobody. */
  carrier?: CarrierGateway | null;
  /** Another process on the database of this one, which goes with that one. */
  beside?: TestApp;
};

/** Of whatever a test application seals or signs. */
export const TEST_KEYS = parseKeyRing(`k1:${Buffer.alloc(32, 7).toString('base64')}`);

/** The suite's business date: plans of 2026 and 2027 are both on offer. */
export const TODAY = '2026-11-16T10:00:00';

/** The whole server but for the port, on a database of its own with a small made-up catalogue. */
export async function testApp({
  today = TODAY,
  environment = {},
  machine = machineClock,
  webFolder,
  identity = fakeIdentity().gateway,
  sample,
  content = sample ? 'sample' : 'small-catalogue',
  beside,
  claims,
  carrier,
}: AppOptions = {}): Promise<TestApp> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    GUESTS_PER_MINUTE: '1000000',
    WRITES_PER_MINUTE: '1000000',
    WRITES_PER_MINUTE_FROM_ADDRESS: '1000000',
    SHED_ABOVE_MS: '0',
    DRAWING_MS_PER_SECOND: '1000000',
    LARGE_BODIES_PER_SECOND: '1000000000',
    PRICES_PER_SECOND: '1000000',
    PRICES_PER_SECOND_FROM_ADDRESS: '1000000',
    PASSWORD_COST: '4',
    ...environment,
  });
  const { pool, drop } = beside ? { pool: beside.pool, drop: async () => {} } : await filledDatabase(content);
  const catalogue = catalogueStore(pool);
  const clock = businessClock(today, machine);
  const app = await buildApp({
    config,
    pool,
    machine,
    ...(identity !== 'configured' && { identity }),
    business: clock,
    catalogue,
    documents: readDocuments(config.contentDir),
    dataKeys: TEST_KEYS,
    cookieKeys: TEST_KEYS,
    auditKeys: TEST_KEYS,
    mailbox: null,
    claims: claims ?? claimsPart({ config, machine, business: clock, onFault: () => {} }),
    onMailQueued: () => {},
    carrier:
      carrier === undefined ? carrierPart({ config, pool, sealer: fieldSealer(TEST_KEYS), business: clock }) : carrier,
    onApplicationQueued: () => {},
    jobKinds: [],
    webFolder: webFolder ?? null,
    isReady: async () => ({}),
  });
  const close = async () => {
    await app.close();
    await drop();
  };
  return { app, pool, catalogue, config, close };
}
