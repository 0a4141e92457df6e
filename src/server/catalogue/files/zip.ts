import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';
import { badFile } from './bad-file.ts';
import type { Source } from './source.ts';

/** CMS packs quarterly files as zips in a zip. */
const DEEPEST = 3;

type Entry = { name: string; open(): Promise<Readable> };
type Archive = { entries: Entry[]; close(): void };

/** Lists what lies in a zip file. A zip in it is copied into the scratch folder, because zips are read from their end. */
export async function openZip(file: string, name: string, scratch: string, depth = 1): Promise<ZipContent> {
  const archive = await readDirectory(file, name);
  const content: ZipContent = { sources: [], close: [archive.close] };
  for (const entry of archive.entries) {
    const inner = `${name}!${entry.name}`;
    if (!entry.name.toLowerCase().endsWith('.zip')) {
      content.sources.push({ name: inner, madeUp: false, open: entry.open });
      continue;
    }
    if (depth === DEEPEST) throw badFile(inner, `zip files lie more than ${DEEPEST} deep in each other`);
    const copy = join(scratch, `${depth}-${content.close.length}-${content.sources.length}.zip`);
    await pipeline(await entry.open(), createWriteStream(copy));
    const nested = await openZip(copy, inner, scratch, depth + 1);
    content.sources.push(...nested.sources);
    content.close.push(...nested.close);
  }
  return content;
}

export type ZipContent = { sources: Source[]; close: (() => void)[] };

async function readDirectory(file: string, name: string): Promise<Archive> {
  try {
    const zip = await yauzl.openPromise(file, { autoClose: false, lazyEntries: true });
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      const isFolder = entry.fileName.endsWith('/');
      if (!isFolder) entries.push({ name: entry.fileName, open: () => zip.openReadStreamPromise(entry) });
    }
    return { entries, close: () => zip.close() };
  } catch (error) {
    throw badFile(name, `it is not a whole zip file (${(error as Error).message})`, error);
  }
}
