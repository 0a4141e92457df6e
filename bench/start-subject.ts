import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Subject } from './subject.ts';

const NO_LIMIT = '1000000';
const KEY = `k1:${randomBytes(32).toString('base64')}`;

/** As it runs in production: there, replies are written but no longer checked against their schemas. */
const PRODUCTION = {
  NODE_ENV: 'production',
  DATA_KEYS: KEY,
  AUDIT_KEYS: KEY,
  PROVIDER_PARTNER_CODE: 'a partner',
  COOKIE_KEYS: KEY,
  BRAND_HOSTS: 'localhost=aarp,127.0.0.1=aarp',
  PUBLIC_ORIGIN_IS_HTTPS: 'true',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'shopper-profile',
  OIDC_CLIENT_SECRET: 'a secret',
  // A late answer is a figure here, and no answer would be none.
  SHED_ABOVE_MS: '0',
  SHED_ABOVE_REQUESTS: '0',
  DRAWING_MS_PER_SECOND: NO_LIMIT,
  PRICES_PER_SECOND: NO_LIMIT,
  PRICES_PER_SECOND_FROM_ADDRESS: NO_LIMIT,
};

type Given = { files?: string | undefined; dataDir?: string; environment?: Record<string, string> };

/**
 * Starts the server under measurement on a data folder of its own, with files loaded over its sample if wanted. A folder
 * that is given stays when it stops. Budgets are out of the way unless the environment has others.
 */
export async function startSubject({
  files,
  dataDir,
  environment,
}: Given = {}): Promise<Subject & { stop(): Promise<void> }> {
  const folder = dataDir ?? mkdtempSync('/tmp/bench-');
  const child = fork('bench/subject.ts', files ? [files] : [], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...PRODUCTION, ...environment, DATA_DIR: folder },
  });
  const [subject] = (await once(child, 'message')) as [Subject];
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    if (!dataDir) rmSync(folder, { recursive: true });
  };
  return { ...subject, stop };
}
