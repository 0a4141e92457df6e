import { posix } from 'node:path';

/** The layers that a layer may import from, besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],
  content: ['contract', 'domain'],
  server: ['contract', 'content', 'domain'],
  web: ['contract', 'content', 'domain'],
};

/**
 * The folders of a layer that a folder of it may import from, besides itself. Files at the top of a layer join its
 * folders and may import all of them.
 */
const FOLDERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  server: {
    db: [],
    security: [],
    catalogue: ['db'],
    profile: ['db', 'http', 'security'],
    http: ['db', 'identity', 'profile', 'security'],
    mail: ['db', 'security'],
    // Embedded ones keep what they know in tables of their own.
    gateways: ['db', 'http', 'mail', 'security'],
    identity: ['db', 'features', 'http', 'mail', 'profile', 'security'],
    features: ['catalogue', 'db', 'http', 'identity', 'profile', 'security'],
    flows: ['catalogue', 'db', 'features', 'gateways', 'http', 'identity', 'profile', 'security'],
    'trail-check': ['db', 'jobs', 'profile', 'security'],
    jobs: ['catalogue', 'db', 'features', 'flows', 'gateways', 'identity', 'mail', 'profile', 'security'],
  },
  web: {
    lib: [],
    styles: [],
    data: ['lib'],
    ui: ['lib', 'styles'],
    parts: ['data', 'lib', 'styles', 'ui'],
    features: ['data', 'lib', 'parts', 'styles', 'ui'],
    pages: ['data', 'features', 'lib', 'parts', 'styles', 'ui'],
    app: ['data', 'features', 'lib', 'pages', 'parts', 'styles', 'ui'],
  },
};

/** What any folder may import from the top of its layer. */
const FOR_ALL = ['server/clock.ts', 'server/config.ts'];

/** Each with the one file that may make it. */
const EXCEPTIONS: readonly { from: string; to: RegExp }[] = [
  // The one list of profile sections, whose features are named there.
  { from: 'server/profile/sections.ts', to: /^server\/features\// },
  // Programs of their own, which start as the server does.
  { from: 'server/catalogue/command.ts', to: /^server\/open-database\.ts$/ },
  { from: 'server/catalogue/rollback-command.ts', to: /^server\/open-database\.ts$/ },
  { from: 'server/identity/provider/reset-command.ts', to: /^server\/operator-command\.ts$/ },
  { from: 'server/trail-check/command.ts', to: /^server\/open-database\.ts$/ },
];

export const LONGEST = 300;

/** A file of src/, with its path below it. */
export type SourceFile = { path: string; source: string };

/** Every crossed boundary as a sentence; an empty list is a good file. */
export function findBreaches(file: SourceFile, packages: readonly string[] = []): string[] {
  return [...strangersOf(file, packages), ...forbiddenWordsOf(file), ...shapeOf(file)];
}

function strangersOf({ path, source }: SourceFile, packages: readonly string[]): string[] {
  const layer = layerOf(path);
  if (!(layer in MAY_IMPORT)) return [`there is no layer '${layer}'`];
  return importsOf(source)
    .filter((target) => !mayImport(path, target, packages))
    .map((target) => `must not import '${target}'`);
}

// It trusts the formatter to keep single quotes; a word in quotes is no import.
const importsOf = (source: string) =>
  [...source.matchAll(/(?<!')(?:\bfrom|\bimport)\s*\(?\s*'([^'\s]+)'/g)].map(([, target]) => target ?? '');

function mayImport(path: string, target: string, packages: readonly string[]): boolean {
  // A long climb hides which layer it ends in.
  if (target.startsWith('../..')) return false;
  if (target.startsWith('#tests/')) return isTest(path);
  if (target.startsWith('.')) return mayReach(path, posix.join(posix.dirname(path), target));
  if (target.startsWith('#')) return mayReach(path, target.slice(1));
  if (isTest(path)) return true;
  return layerOf(path) !== 'domain' && (target.startsWith('node:') || packages.includes(packageOf(target)));
}

/** Both as paths below src/. */
function mayReach(path: string, target: string): boolean {
  const layer = layerOf(path);
  if (isTesting(target) && !isTesting(path) && !isTest(path)) return false;
  if (layerOf(target) !== layer) return MAY_IMPORT[layer]?.includes(layerOf(target)) ?? false;
  const feature = featureOf(path);
  if (feature !== undefined && featureOf(target) !== undefined && feature !== featureOf(target)) return false;
  return isTest(path) || mayCross(path, target);
}

function mayCross(path: string, target: string): boolean {
  const from = folderOf(path);
  const to = folderOf(target);
  const folders = FOLDERS[layerOf(path)];
  if (!folders || from === undefined || from === to || FOR_ALL.includes(target)) return true;
  if (EXCEPTIONS.some((exception) => exception.from === path && exception.to.test(target))) return true;
  return to !== undefined && (folders[from]?.includes(to) ?? false);
}

const layerOf = (path: string) => path.split('/')[0] ?? '';
/** Undefined at the top of a layer. */
const folderOf = (path: string) => /^[^/]+\/([^/]+)\//.exec(path)?.[1];
const featureOf = (path: string) => /^[^/]+\/features\/([^/]+)\//.exec(path)?.[1];
const packageOf = (target: string) => /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target;
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isTesting = (path: string) => path.includes('/testing/');

type Ban = { applies: (path: string) => boolean; words: RegExp; because: string };

const BANS: readonly Ban[] = [
  {
    applies: (path) => layerOf(path) === 'domain' && !isTest(path),
    words: /\bnew Date\(|\bDate\.now\(|\bMath\.random\(|\bprocess\b|\bfetch\(|\bcrypto\b/,
    because: 'the domain gets the time, chance and data from its callers',
  },
  {
    applies: (path) => path !== 'server/config.ts' && !isTest(path),
    words: /\bprocess\.env\b/,
    because: 'only src/server/config.ts reads the environment',
  },
  {
    applies: (path) => layerOf(path) === 'web' && path !== 'web/lib/call.ts' && !isTest(path),
    words: /\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\(|\bEventSource\b|\bWebSocket\b/,
    because: 'only src/web/lib/call.ts talks to the server',
  },
  {
    applies: (path) => layerOf(path) === 'web' && !['lib', 'data'].includes(folderOf(path) ?? '') && !isTest(path),
    words: /#web\/lib\/call\.ts|\bqueryKey: \[ *'(?!profile'\])/,
    because: 'calls and query keys stand in src/web/data',
  },
];

function forbiddenWordsOf({ path, source }: SourceFile): string[] {
  const code = withoutComments(source);
  return BANS.filter(({ applies }) => applies(path)).flatMap(({ words, because }) => {
    const found = words.exec(code);
    return found ? [`must not use '${found[0]}': ${because}`] : [];
  });
}

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

function shapeOf({ path, source }: SourceFile): string[] {
  const name = path.split('/').at(-1) ?? '';
  const lines = source.trimEnd().split('\n');
  const breaches = [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.(test|d))?\.tsx?$/.test(name)) breaches.push(`'${name}' is not in kebab-case`);
  if (/^index\.tsx?$/.test(name) || isBarrel(lines))
    breaches.push('is a barrel: import from the file that has the thing');
  if (lines.length > LONGEST && layerOf(path) !== 'content') {
    breaches.push(`has ${lines.length} lines, more than ${LONGEST}: it has more than one reason`);
  }
  return breaches;
}

const isBarrel = (lines: string[]) =>
  lines.length > 0 && lines.every((line) => line === '' || /^export .* from '/.test(line));
