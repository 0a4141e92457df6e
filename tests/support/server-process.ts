import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { bundled } from './bundled.ts';

export type ServerProcess = {
  origin: string;
  isRunning(): boolean;
  /** As a power cut would: nothing is told to the process. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

const MAIN = 'src/server/main.ts';

/** The real server in a process of its own, as `npm start` runs it. */
export const startServerProcess = (
  environment: Record<string, string>,
  onLine?: (line: string) => void,
  checkout = '.',
): Promise<ServerProcess> => start(['--import', 'tsx', MAIN], environment, onLine, checkout);

/** The same server, of one file: for a test that is not about how it is started. */
export const startBundledServer = async (environment: Record<string, string>): Promise<ServerProcess> =>
  start([await bundled(MAIN)], environment);

/** On a free port; resolves when it serves. */
async function start(
  program: string[],
  environment: Record<string, string>,
  onLine?: (line: string) => void,
  checkout = '.',
): Promise<ServerProcess> {
  const child = spawn(process.execPath, program, {
    cwd: checkout,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      LOG_LEVEL: 'error',
      SHED_ABOVE_MS: '0',
      DRAWING_MS_PER_SECOND: '1000000',
      LARGE_BODIES_PER_SECOND: '1000000000',
      PRICES_PER_SECOND: '1000000',
      PRICES_PER_SECOND_FROM_ADDRESS: '1000000',
      PASSWORD_COST: '4',
      WRITES_PER_MINUTE: '1000000',
      WRITES_PER_MINUTE_FROM_ADDRESS: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  createInterface({ input: child.stderr }).on('line', onLine ?? console.error);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await ended;
  };

  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it served`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /^ready on (\S+)$/.exec(line)?.[1];
      if (address) resolve(address);
      onLine?.(line);
    });
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return { origin, isRunning, kill: end('SIGKILL'), stop: end('SIGTERM') };
}
