/** The layers that a layer may import from, besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],
  content: ['contract', 'domain'],
  server: ['contract', 'content', 'domain'],
  web: ['contract', 'content', 'domain'],
};

/** The same within the web: a folder of src/web/, and the ones below it. */
const WEB_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  styles: [],
  lib: [],
  ui: ['lib', 'styles'],
  data: ['lib'],
  parts: ['data', 'ui', 'lib', 'styles'],
  features: ['parts', 'data', 'ui', 'lib', 'styles'],
  pages: ['features', 'parts', 'data', 'ui', 'lib', 'styles'],
  app: ['pages', 'features', 'parts', 'data', 'ui', 'lib', 'styles'],
};

export const LONGEST = 300;

/** A file of src/, with its path below it. */
export type SourceFile = { path: string; source: string };

/** Every crossed boundary as a sentence; an empty list is a good file. */
export function findBreaches(file: SourceFile): string[] {
  return [...strangersOf(file), ...forbiddenWordsOf(file), ...shapeOf(file)];
}

function strangersOf({ path, source }: SourceFile): string[] {
  const layer = layerOf(path);
  if (!(layer in MAY_IMPORT)) return [`there is no layer '${layer}'`];
  return importsOf(source)
    .filter((target) => !mayImport(path, target))
    .map((target) => `must not import '${target}'`);
}

// It trusts the formatter to keep single quotes; a word in quotes is no import.
const importsOf = (source: string) =>
  [...source.matchAll(/(?<!')(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(([, target]) => target ?? '');

function mayImport(path: string, target: string): boolean {
  // A long climb hides which layer it ends in.
  if (target.startsWith('../..')) return false;
  if (target.startsWith('.')) return staysInFeature(path, target) && staysInFolder(path, target);
  if (target.startsWith('#tests/')) return isTest(path);
  if (!target.startsWith('#')) return layerOf(path) !== 'domain' || isTest(path);

  const [layer = '', folder, feature] = target.slice(1).split('/');
  if (layer !== layerOf(path)) return MAY_IMPORT[layerOf(path)]?.includes(layer) ?? false;
  if (layer === 'web' && !mayImportInWeb(path, folder ?? '')) return false;
  return folder !== 'features' || featureOf(path) === undefined || featureOf(path) === feature;
}

// One step up from the first folder of a feature leads to its neighbours.
function staysInFeature(path: string, target: string): boolean {
  const depth = path.split('/').length - 'layer/features/name/file'.split('/').length;
  return featureOf(path) === undefined || depth > 0 || !target.startsWith('../');
}

/** What starts the program, and tests, may look at all of it. */
function mayImportInWeb(path: string, folder: string): boolean {
  const [, own = '', ...below] = path.split('/');
  if (below.length === 0 || isTest(path)) return true;
  return folder === own || (WEB_MAY_IMPORT[own]?.includes(folder) ?? false);
}

function staysInFolder(path: string, target: string): boolean {
  const [layer, , ...below] = path.split('/');
  return layer !== 'web' || below.length !== 1 || !target.startsWith('../');
}

const layerOf = (path: string) => path.split('/')[0] ?? '';
const featureOf = (path: string) => /^[^/]+\/features\/([^/]+)\//.exec(path)?.[1];
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

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
