import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { badFile } from './bad-file.ts';
import type { Source } from './source.ts';
import { type Encoding, readText } from './text.ts';

/** The cells of one line, before anybody knows what they mean. */
export type CellRecord = { cells: string[]; line: number };

const LONGEST_RECORD = 4_000_000;

/** The records of a comma-separated file, the header among them, each with the line it starts on. */
export async function* readCsv(source: Source): AsyncGenerator<CellRecord> {
  const parser = parse({ relax_column_count: true, max_record_size: LONGEST_RECORD });
  const records = pipeline(Readable.from(readText(source)), parser, () => {});
  let line = 1;
  try {
    for await (const cells of records as AsyncIterable<string[]>) {
      const isBlank = cells.length === 1 && cells[0] === '';
      if (!isBlank) yield { cells, line };
      line += 1 + lineBreaksIn(cells);
    }
  } catch (error) {
    const { name, message } = error as Error;
    throw name === 'BadFile' ? error : badFile(source.name, `its commas and quotes do not add up (${message})`, error);
  }
}

// A quoted cell may hold line breaks. The parser could count them too, at a third of its speed.
function lineBreaksIn(cells: readonly string[]): number {
  let breaks = 0;
  for (const cell of cells) if (cell.includes('\n')) breaks += cell.split('\n').length - 1;
  return breaks;
}

/** The lines of a file with one JSON value on each, as one cell. */
export async function* readLines(source: Source): AsyncGenerator<CellRecord> {
  for await (const { lines, first } of pagesOf(source)) {
    for (const [index, text] of lines.entries()) yield { cells: [text], line: first + index };
  }
}

/**
 * The records of a file whose fields a sign parts that no field holds: CMS's pipes, the tabs of the FDA. They come in
 * pages, because to wait for each of millions of rows takes longer than to read it.
 */
export async function* readDelimited(
  source: Source,
  delimiter: string,
  encoding: Encoding,
): AsyncGenerator<CellRecord[]> {
  for await (const { lines, first } of pagesOf(source, encoding)) {
    const page: CellRecord[] = [];
    for (const [index, text] of lines.entries()) {
      const whole = text.endsWith('\r') ? text.slice(0, -1) : text;
      if (whole !== '') page.push({ cells: whole.split(delimiter), line: first + index });
    }
    yield page;
  }
}

async function* pagesOf(source: Source, encoding?: Encoding): AsyncGenerator<{ lines: string[]; first: number }> {
  let rest = '';
  let first = 1;
  for await (const piece of readText(source, encoding)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_RECORD) throw badFile(source.name, `line ${first + lines.length} has no end`);
    yield { lines, first };
    first += lines.length;
  }
  if (rest) yield { lines: [rest], first };
}
