import { randomUUID } from 'node:crypto';
import { closeSync, createWriteStream, openSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

/** Lists what lies in a zip file. A zip in it is copied to the disk, because zips are read from their end. */
export const openZip = (file: string, name: string): Promise<ZipContent> =>
  listArchive(name, () => yauzl.openPromise(file, OPTIONS));

const OPTIONS = { autoClose: false, lazyEntries: true } as const;

async function listArchive(name: string, open: () => Promise<yauzl.ZipFile>, depth = 1): Promise<ZipContent> {
  const archive = await readDirectory(name, open);
  const content: ZipContent = { sources: [], close: [archive.close] };
  for (const entry of archive.entries) {
    const inner = `${name}!${entry.name}`;
    if (!entry.name.toLowerCase().endsWith('.zip')) {
      content.sources.push({ name: inner, madeUp: false, open: entry.open });
      continue;
    }
    if (depth === DEEPEST) throw badFile(inner, `zip files lie more than ${DEEPEST} deep in each other`);
    const copy = await copyUnnamed(await entry.open());
    const nested = await listArchive(inner, () => yauzl.fromFdPromise(copy, OPTIONS), depth + 1);
    content.sources.push(...nested.sources);
    content.close.push(...nested.close);
  }
  return content;
}

export type ZipContent = { sources: Source[]; close: (() => void)[] };

/** A copy without a name, whose room is free when it is closed or the process ends, however it ends. */
async function copyUnnamed(content: Readable): Promise<number> {
  const path = join(tmpdir(), `catalogue-${randomUUID()}`);
  const copy = openSync(path, 'wx+', 0o600);
  try {
    unlinkSync(path);
    await pipeline(content, createWriteStream(path, { fd: copy, autoClose: false }));
    return copy;
  } catch (error) {
    closeSync(copy);
    throw error;
  }
}

async function readDirectory(name: string, open: () => Promise<yauzl.ZipFile>): Promise<Archive> {
  try {
    const zip = await open();
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
