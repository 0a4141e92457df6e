import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { buildApp } from './app.ts';
import { clearLeftovers } from './catalogue/load/clear-leftovers.ts';
import { ensureSample } from './catalogue/sample/ensure-sample.ts';
import { type CatalogueStore, catalogueStore } from './catalogue/store.ts';
import { businessClock, type Clock, dayOf, machineClock } from './clock.ts';
import type { Config } from './config.ts';
import { migrate, pendingMigrations } from './db/migrate.ts';
import { type Documents, readDocuments } from './features/content/documents.ts';
import { recordDemoProspects } from './flows/demo-prospects.ts';
import { submittedReader } from './flows/read-submitted.ts';
import { prospectRecorder } from './flows/record-prospect.ts';
import { importRunner } from './flows/run-import.ts';
import { carrierPart } from './gateways/carrier/carrier-part.ts';
import { claimsPart } from './gateways/claims/claims-part.ts';
import { mailPart } from './gateways/mail/mail-part.ts';
import { remindersPart } from './gateways/reminders/reminders-part.ts';
import { carrierJobs } from './jobs/carrier-jobs.ts';
import { importItemsJob } from './jobs/import-items.ts';
import { networkJobs } from './jobs/read-networks.ts';
import { jobRunner } from './jobs/runner.ts';
import { keepRunning } from './jobs/schedule.ts';
import { sendMailJob } from './jobs/send-mail.ts';
import { stopRemindersJob } from './jobs/stop-reminders.ts';
import { allJobs } from './jobs.ts';
import { outbox } from './mail/outbox.ts';
import { outgoingCalls } from './mail/outgoing-calls.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { eventRecorder } from './profile/access-events.ts';
import { auditTrail } from './profile/record.ts';
import { localKeyRing, parseKeyRing } from './security/key-ring.ts';
import { fieldSealer } from './security/sealed-field.ts';
import type { Anchor } from './trail-check/anchors.ts';
import { keyOldTrails } from './trail-check/key-old-trails.ts';

const HOUR = 3_600_000;

/** PostgreSQL's insufficient_privilege. */
const MAY_NOT = '42501';
const MIGRATIONS = 'migrations';
const WEB_FOLDER = resolve('dist/web');

export type Server = { app: FastifyInstance; close(): Promise<void> };

/** Everything from configuration to an open port: database, migrations, sample catalogue, calls and pages. */
export async function startServer(config: Config): Promise<Server> {
  const documents = readDocuments(config.contentDir);
  const database = await openDatabase(config);
  try {
    return await serve(config, documents, database);
  } catch (error) {
    // A start that failed must not leave the embedded PostgreSQL running.
    await database.close();
    throw error;
  }
}

async function serve(config: Config, documents: Documents, database: OpenDatabase): Promise<Server> {
  const { pool: owner } = database;
  const business = businessClock(config.systemDateTime, machineClock);
  await migrate(owner, MIGRATIONS);
  await clearLeftovers(owner).catch((error: Error & { code?: string }) => {
    if (error.code !== MAY_NOT) throw error;
    console.error('A load did not end, and this role of the database may not drop what it left. The next load does.');
  });
  await ensureSample(owner, { today: dayOf(business) }).catch((error: Error & { code?: string }) => {
    if (error.code !== MAY_NOT) throw error;
    console.error('Plans of a year are missing, and this role of the database may not add them. The owner may.');
  });

  const { pool, keeper } = await database.serverPools();
  const catalogue = catalogueStore(pool);
  const auditKeys = config.auditKeys ? parseKeyRing(config.auditKeys) : localKeyRing(config.dataDir, 'audit');
  const dataKeys = config.dataKeys ? parseKeyRing(config.dataKeys) : localKeyRing(config.dataDir, 'data');
  const closed = await keyOldTrails(pool, auditTrail(auditKeys), machineClock());
  const onAnchor = (anchor: Anchor) => app.log.info({ anchor }, 'the audit trails are anchored');
  const jobs = allJobs({
    config,
    pool,
    keeper,
    machine: machineClock,
    documents,
    catalogue,
    dataKeys,
    auditKeys,
    onAnchor,
  });
  const mail = mailPart(config);
  const onRefused = () => app.log.warn('the mail server refused a mail for good, and it was dropped');
  const outgoing = outbox({ pool, sealer: fieldSealer(dataKeys), machine: machineClock });
  const mailJobs = mail ? [sendMailJob({ outbox: outgoing, gateway: mail.gateway, onRefused })] : [];
  const service = remindersPart(config);
  const onAnswer = (answer: string) =>
    app.log.info({ answer }, 'the e-mail service was told to remind somebody no more');
  const calls = outgoingCalls({ pool, sealer: fieldSealer(dataKeys), machine: machineClock });
  const outgoingJobs = [...mailJobs, ...(service ? [stopRemindersJob({ calls, service, onAnswer })] : [])];
  const readings = networkJobs(config, pool);
  const onFault = (fault: object) => app.log.error(fault, 'there are no claims');
  const claims = claimsPart({ config, machine: machineClock, business, onFault });
  const sealer = fieldSealer(dataKeys);
  const importJobs = claims
    ? [
        importItemsJob(
          importRunner({
            pool,
            machine: machineClock,
            sealer,
            trail: auditTrail(auditKeys),
            events: { record: eventRecorder({ machine: machineClock, auditKeys }) },
            catalogue,
            gateway: claims.gateway,
          }),
        ),
      ]
    : [];
  const carrier = carrierPart({ config, pool, sealer, business });
  const trail = auditTrail(auditKeys);
  const read = submittedReader({ pool, sealer });
  const applications = carrierJobs({ pool, machine: machineClock, business, sealer, trail, carrier, read });
  // Nothing can be queued before there is a port to ask at.
  let lookForMail = () => {};
  let lookForApplications = () => {};
  const app = await buildApp({
    config,
    pool,
    machine: machineClock,
    business,
    catalogue,
    documents,
    dataKeys,
    cookieKeys: config.cookieKeys ? parseKeyRing(config.cookieKeys) : localKeyRing(config.dataDir, 'cookie'),
    auditKeys,
    mailbox: mail?.mailbox ?? null,
    claims,
    carrier,
    onApplicationQueued: () => lookForApplications(),
    onMailQueued: () => lookForMail(),
    jobKinds: [jobs, outgoingJobs, importJobs, readings, applications.jobs, applications.oneOffJobs]
      .flat()
      .map(({ kind }) => kind),
    webFolder: existsSync(WEB_FOLDER) ? WEB_FOLDER : null,
    isReady: () => checkReadiness(pool, catalogue),
  });
  if (!config.production && config.oidc === null) {
    const events = { record: eventRecorder({ machine: machineClock, auditKeys }) };
    const parts = { pool, machine: machineClock, sealer, trail: auditTrail(auditKeys), events, catalogue };
    await recordDemoProspects({ catalogue, recordProspect: prospectRecorder(parts) }, dayOf(business));
  }
  // Told aloud: at any start but the first with keys, somebody took them from the trails.
  if (closed > 0) app.log.warn({ trails: closed }, 'audit trails without keys were closed');
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    throw error;
  }

  const onFailure = (kind: string, error: string) => app.log.error({ kind, error }, 'a job failed and is tried again');
  const runnerParts = { pool, machine: machineClock, onFailure };
  const onError = (error: Error) => app.log.error({ err: error }, 'no job could be looked for');
  const running = keepRunning(jobRunner({ ...runnerParts, jobs }), onError);
  // In a lane of their own: whoever waits for a code does not wait for what tidies up.
  const sending = keepRunning(jobRunner({ ...runnerParts, oneOffJobs: outgoingJobs }), onError);
  // A list of doctors may take an hour to come.
  const reading = keepRunning(jobRunner({ ...runnerParts, jobs: readings }), onError);
  // The keeper of the claims may take a minute for each.
  const importing = keepRunning(jobRunner({ ...runnerParts, oneOffJobs: importJobs }), onError);
  // The insurer may take twenty seconds for each, and whoever waits for a code does not wait for it.
  const applying = keepRunning(jobRunner({ ...runnerParts, ...applications }), onError);
  lookForMail = sending.look;
  lookForApplications = applying.look;
  const newYear = setInterval(() => void keepSampleUpToDate(owner, business), HOUR);
  const close = async () => {
    clearInterval(newYear);
    await Promise.all([app.close(), running.stop(), sending.stop(), importing.stop(), reading.stop(), applying.stop()]);
    await mail?.mailbox?.close();
    await database.close();
  };
  return { app, close };
}

/** A server that runs into a new year makes the plans of the year after it. A failed try is tried again in an hour. */
const keepSampleUpToDate = (owner: pg.Pool, business: Clock) =>
  ensureSample(owner, { today: dayOf(business) }).catch((error: Error) => console.error(error.message));

async function checkReadiness(pool: pg.Pool, catalogue: CatalogueStore) {
  const holds = (check: () => Promise<boolean>) => check().catch(() => false);
  return {
    database: await holds(async () => (await pool.query('select 1')).rowCount === 1),
    migrations: await holds(async () => (await pendingMigrations(pool, MIGRATIONS)).length === 0),
    catalogue: await holds(async () => (await catalogue.editions()).some(({ dataset }) => dataset === 'plans')),
  };
}
