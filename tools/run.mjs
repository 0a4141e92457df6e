import { spawn } from 'node:child_process';
import { ROOT } from './prepare.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a program in the foreground and hands signals on, so that it can end in good order. @returns its exit code. */
export function inForeground(args, env = {}) {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  return passSignals(child);
}

/** Runs a program beside another one. @returns its exit code, and what it said, for when the other is not in the way. */
export async function beside(args) {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return { code: await passSignals(child), said };
}

function passSignals(child) {
  const handlers = SIGNALS.map((name) => [name, () => reachesAll(name) || child.kill(name)]);
  for (const [name, handler] of handlers) process.on(name, handler);
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      for (const [name, handler] of handlers) process.off(name, handler);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

/** A program of one of our packages, run by the same Node as this. */
export const program = (path) => `${ROOT}/node_modules/${path}`;

// Ctrl-C in a terminal goes to every process of the group; sent twice it would look like impatience.
const reachesAll = (name) => name === 'SIGINT' && process.stdin.isTTY;
