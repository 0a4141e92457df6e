import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES, type PageId } from '#contract/pages.ts';
import type { Language } from '#domain/language/language.ts';

/** A file as the build describes it: which one it became, what it imports, and the style sheets that it waits for. */
type Chunk = { file: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

const FRAME = 'index.html';
const HAND_OVER = 'src/web/hand-over/hand-over.ts';

/** What holds what is pressed in a page that was drawn by the server. */
export function handOverScript(webFolder: string): string {
  const file = readManifest(webFolder)[HAND_OVER]?.file;
  return file ? `<script type="module" async fetchpriority="high" crossorigin src="/${file}"></script>` : '';
}

export type FirstScripts = (id: PageId, language: Language) => string;

/**
 * The links that let a browser fetch what an address shows together with the program that will ask for it. Without
 * them it comes all the same, one way to the server and back later.
 */
export function firstScripts(webFolder: string): FirstScripts {
  const manifest = readManifest(webFolder);
  const known = filesBelow(manifest, [FRAME]);

  return (id, language) => {
    const texts = ['texts', ...PAGES[id].texts.map((name) => `${name}-texts`)];
    const sources = [...texts.map((name) => `src/content/${language}/${name}.ts`), `src/web/pages/${id}-page.tsx`];
    const files = [...filesBelow(manifest, sources)].filter((name) => !known.has(name));
    return files.map(linkTo).join('');
  };
}

function readManifest(webFolder: string): Manifest {
  const file = join(webFolder, '.vite', 'manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

const linkTo = (name: string) =>
  `<link rel="${name.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${name}">`;

function filesBelow(manifest: Manifest, names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    for (const sheet of chunk.css ?? []) found.add(sheet);
    filesBelow(manifest, chunk.imports ?? [], found);
  }
  return found;
}
