import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { MADE_UP_MARK, type Source } from './source.ts';
import { openZip } from './zip.ts';

export type OpenSources = { sources: Source[]; close(): Promise<void> };

/** Every file below a folder, in a zip file, or the one file given, in the order of their names. */
export async function openSources(path: string): Promise<OpenSources> {
  const files = await listFiles(path);
  const sources: Source[] = [];
  const closeZips: (() => void)[] = [];
  const close = async () => {
    for (const closeZip of closeZips) closeZip();
  };

  try {
    for (const { file, name } of files) {
      if (!name.toLowerCase().endsWith('.zip')) {
        sources.push({ name, madeUp: false, open: async () => createReadStream(file) });
        continue;
      }
      const zip = await openZip(file, name);
      sources.push(...zip.sources);
      closeZips.push(...zip.close);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { sources: markMadeUp(sources), close };
}

type NamedFile = { file: string; name: string };

async function listFiles(path: string): Promise<NamedFile[]> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new Error(`There is no file or folder '${path}'`);
  if (found.isFile()) return [{ file: path, name: basename(path) }];

  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, name: relative(path, file).replaceAll('\\', '/') }));
  return files.filter(({ name }) => !/(^|\/)\./.test(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function markMadeUp(sources: Source[]): Source[] {
  const isMark = ({ name }: Source) => /[^/!]*$/.exec(name)?.[0] === MADE_UP_MARK;
  const marked = sources.filter(isMark).map(({ name }) => name.slice(0, -MADE_UP_MARK.length));
  return sources
    .filter((source) => !isMark(source))
    .map((source) => ({ ...source, madeUp: marked.some((folder) => source.name.startsWith(folder)) }));
}
