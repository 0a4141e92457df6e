import { fileNameOf } from '../files/file-name.ts';
import type { Source } from '../files/source.ts';
import { readBytes } from '../files/text.ts';
import type { Code } from './codes.ts';

/** CMS's limits. Technical Implementation Guide 1.5. */
const MOST_FILES = 10_000;
/** Ten thousand long addresses. */
const LONGEST_INDEX = 20_000_000;

export type Index = { urls: string[]; contractId: string | null; planYear: number | null };
export type BadIndex = { code: Code };

/** The list of a directory's files: `{"provider_urls": […]}` and nothing else. */
export function readIndex(text: string, isAllowed: (url: string) => boolean = isHttps): Index | BadIndex {
  const value = parse(text);
  const urls = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)['provider_urls'] : null;
  if (!Array.isArray(urls)) return { code: 'C4013' };
  if (urls.length === 0) return { code: 'C4012' };
  if (urls.length > MOST_FILES) return { code: 'C4019' };
  const addresses = urls.filter((url): url is string => typeof url === 'string' && URL.canParse(url) && isAllowed(url));
  if (addresses.length < urls.length) return { code: 'C4014' };
  return { urls: addresses, ...contractOf(addresses[0] ?? '') };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isHttps = (url: string) => url.startsWith('https://');

/** As the parts of an address or of a folder's path name them; null where they do not. */
export const contractOf = (path: string): Pick<Index, 'contractId' | 'planYear'> => ({
  contractId: /(?:^|[^A-Za-z\d])([HRSE]\d{4})(?!\d)/.exec(path)?.[1] ?? null,
  planYear: Number(/(?:^|\D)(20\d\d)(?!\d)/.exec(path)?.[1]) || null,
});

export async function readIndexFile(source: Source, isAllowed?: (url: string) => boolean): Promise<Index | BadIndex> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const bytes of readBytes(source)) {
    pieces.push(bytes);
    length += bytes.length;
    if (length > LONGEST_INDEX) return { code: 'C4013' };
  }
  const text = Buffer.concat(pieces)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  return readIndex(text, isAllowed);
}

/** What belongs together: an index, and the files of its folder that it names, in its order. */
export type IndexedFolder = { index: Source; beside: Source[] };

const INDEX = 'index.json';

/** Parts what an index has beside it from the files of the catalogue. */
export function splitFolders(sources: readonly Source[]): { folders: IndexedFolder[]; others: Source[] } {
  const folders = sources
    .filter(({ name }) => fileNameOf(name) === INDEX)
    .map((index) => ({ index, beside: sources.filter((source) => source !== index && isBeside(source, index)) }));
  const taken = new Set(folders.flatMap(({ index, beside }) => [index, ...beside]));
  return { folders, others: sources.filter((source) => !taken.has(source)) };
}

const folderOf = ({ name }: Source) => name.slice(0, -fileNameOf(name).length);
const isBeside = (source: Source, index: Source) =>
  folderOf(source) === folderOf(index) && /\.json(\.gz)?$/i.test(source.name);

/** The file of each address, by the last part of it; null for one that does not lie there. */
export const filesOf = (urls: readonly string[], { beside }: IndexedFolder): (Source | null)[] =>
  urls.map((url) => beside.find(({ name }) => fileNameOf(name).replace(/\.gz$/, '') === nameOf(url)) ?? null);

const nameOf = (url: string) => fileNameOf(new URL(url).pathname);
