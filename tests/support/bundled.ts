import { mkdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { temporaryFolder } from './temporary-folder.ts';

const made = new Map<string, Promise<string>>();

/**
 * A program of ours as one file of JavaScript, made once for each worker. To compile every module again takes a process
 * that is started from the sources longer than most of what a test then asks of it.
 */
export function bundled(source: string): Promise<string> {
  const known = made.get(source);
  if (known) return known;
  const making = bundle(source);
  made.set(source, making);
  return making;
}

async function bundle(source: string): Promise<string> {
  const folder = temporaryFolder();
  process.once('exit', folder.remove);
  // Packages stay what they are, and are found from the folder of the file.
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder.path, 'node_modules'));
  const outDir = join(folder.path, 'program');
  mkdirSync(outDir);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: source, outDir, minify: false, target: 'node20', rolldownOptions: { output: { format: 'es' } } },
  });
  return join(outDir, basename(source).replace(/\.ts$/, '.js'));
}
