import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** The rows of a small CSV file, each by its titles. */
export function readCsvFile(path: string): Record<string, string>[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const [titles = [], ...rows] = text.trimEnd().split(/\r?\n/).map(cellsOf);
  return rows.map((cells) => Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? ''])));
}

const cellsOf = (line: string) =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
    .slice(0, -1)
    .map(([, cell = '']) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell));
