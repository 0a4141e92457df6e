import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

export type Browser = { executablePath: string; args: string[]; env: Record<string, string> };

/** The browser of the tests comes with npm: no package manager of the system, and the same one everywhere. */
export async function findChromium(): Promise<Browser> {
  const env = withoutGaps(process.env);
  const { CHROMIUM_PATH, LD_LIBRARY_PATH: libraries } = env;
  // The package has a list of arguments too, but those hide faults that a shopper's browser would show.
  const args = ['--no-sandbox'];
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH, args, env };

  const home = await unpacked();
  const executablePath = join(home, 'chromium');
  const FONTCONFIG_FILE = join(home, FONT_SETTINGS);
  if (!lacksLibraries(executablePath)) return { executablePath, args, env: { ...env, FONTCONFIG_FILE } };
  const LD_LIBRARY_PATH = [join(home, 'lib'), libraries].filter(Boolean).join(':');
  return { executablePath, args, env: { ...env, FONTCONFIG_FILE, LD_LIBRARY_PATH } };
}

const CACHE = join(dirname(import.meta.dirname), 'node_modules', '.cache', 'chromium');
const FONT_SETTINGS = 'own-fonts.conf';

// Unpacked aside and renamed, so that a start that was killed leaves no half browser.
async function unpacked(): Promise<string> {
  const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8')) as { version: string };
  const home = join(CACHE, version);
  if (await exists(home)) return home;

  await mkdir(CACHE, { recursive: true });
  const aside = await mkdtemp(join(CACHE, 'new-'));
  const archives = await readdir(join(packed, 'bin'));
  await Promise.all(archives.map((name) => unpack(join(packed, 'bin', name), aside)));
  await chmod(join(aside, 'chromium'), 0o755);
  await writeFile(join(aside, FONT_SETTINGS), fontSettings(home));
  try {
    await rename(aside, home);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    // Another run may have been first.
    if (!(await exists(home))) throw error;
  }
  return home;
}

async function unpack(archive: string, folder: string) {
  const name = archive.slice(dirname(archive).length + 1).replace(/\.br$/, '');
  const file = join(folder, name);
  await pipeline(createReadStream(archive), createBrotliDecompress(), createWriteStream(file));
  if (!name.endsWith('.tar')) return;
  execFileSync('tar', ['xf', file, '-C', folder]);
  await rm(file);
}

// The fonts that ship with it and no others, so that a screenshot does not depend on the machine.
function fontSettings(home: string): string {
  const families = ['sans-serif', 'serif', 'monospace', 'Arial', 'Helvetica'];
  const aliases = families.map(
    (name) => `<alias binding="same"><family>${name}</family><prefer><family>Open Sans</family></prefer></alias>`,
  );
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(home, 'fonts')}</dir><cachedir>${join(home, 'font-cache')}</cachedir>${aliases.join('')}</fontconfig>
`;
}

function lacksLibraries(executable: string): boolean {
  try {
    return execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found');
  } catch {
    return true;
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

type Settings = Record<string, string> & { CHROMIUM_PATH?: string; LD_LIBRARY_PATH?: string };

const withoutGaps = (env: NodeJS.ProcessEnv): Settings =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
