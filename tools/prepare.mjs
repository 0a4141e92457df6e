import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// What every command needs first. It runs before anything is installed, so it imports nothing but Node.

// import.meta.dirname is younger than the oldest Node that should get a plain refusal below.
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const LOWEST = [20, 19];

export function mustHaveNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > LOWEST[0] || (major === LOWEST[0] && minor >= LOWEST[1])) return;
  console.error(
    `This needs Node ${LOWEST.join('.')} or later, and this is Node ${process.versions.node}. Get one at https://nodejs.org`,
  );
  process.exit(1);
}

/** Installs when what lies in node_modules is not what the lock file says. */
export function install() {
  if (isInstalled()) return;
  console.log('installing the packages: about a minute, done once');
  // npm warns of packages that want a newer Node than the one they are tested on here, which is nothing to act on.
  execFileSync('npm', ['ci', '--loglevel=error'], { cwd: ROOT, stdio: 'inherit' });
}

// npm writes the second file at the very end of an installation.
function isInstalled() {
  const wanted = readJson(join(ROOT, 'package-lock.json'));
  const present = readJson(join(ROOT, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted.packages).every(([path, { version, optional, devOptional }]) => {
    const found = present.packages[path];
    // An optional package may be one for another platform.
    return path === '' || found?.version === version || (!found && (optional || devOptional));
  });
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

const BUILT = join(ROOT, 'dist', 'web.stamp');
const PAGE = join(ROOT, 'dist', 'web');
const INPUTS = [
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'tools/browser-calls.ts',
  'tools/drop-unused-styles.ts',
  'tools/page-chunks.ts',
  'tools/press-assets.ts',
  'tools/pure-router-parts.ts',
  'src/web',
  'src/contract',
  'src/content',
  'src/domain',
];

/** Builds the pages when something they are made of has changed. */
export function build() {
  const wanted = hashOf(INPUTS);
  if (existsSync(PAGE) && existsSync(BUILT) && readFileSync(BUILT, 'utf8') === wanted) return;
  console.log('building the pages: about half a minute');
  for (const kind of [[], ['--ssr', 'src/web/draw.tsx']]) {
    const vite = [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', ...kind, '--logLevel', 'warn'];
    execFileSync(process.execPath, vite, { cwd: ROOT, stdio: 'inherit' });
  }
  mkdirSync(dirname(BUILT), { recursive: true });
  writeFileSync(BUILT, wanted);
}

/** By content and not by time: a fresh clone has new times and the same files. */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesBelow)) hash.update(`${path}\n`).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(join(ROOT, path))) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort();
}
