import { badFile } from './bad-file.ts';
import { type SplitLine, splitCsvLine } from './csv-line.ts';
import type { Source } from './source.ts';
import { type Encoding, readText } from './text.ts';

/** The cells of one line, before anybody knows what they mean. */
export type CellRecord = { cells: string[]; line: number };

const LONGEST_RECORD = 4_000_000;

/** The records of a comma-separated file, the header among them, each with the line it starts on; they come in pages. */
export async function* readCsv(source: Source): AsyncGenerator<CellRecord[]> {
  // A quoted cell may hold line ends, so a record may go on in the next line.
  let begun: CsvStart | null = null;
  const fault = (line: number, why: string) =>
    badFile(source.name, `its commas and quotes do not add up (line ${line}: ${why})`);
  for await (const { lines, first } of pagesOf(source)) {
    const page: CellRecord[] = [];
    for (const [index, piece] of lines.entries()) {
      const { text, line }: CsvStart = begun
        ? { text: `${begun.text}\n${piece}`, line: begun.line }
        : { text: piece, line: first + index };
      // Only an odd number of quotes can end it: a record is not split anew for each of its lines.
      const split: SplitLine = begun && !hasOddQuotes(piece) ? 'goes-on' : splitCsvLine(text);
      begun = split === 'goes-on' ? { text, line } : null;
      if (begun && text.length > LONGEST_RECORD) throw fault(line, OPEN_QUOTE);
      if (typeof split !== 'string' && (split.length > 1 || split[0] !== '')) page.push({ cells: split, line });
      if (typeof split === 'string' && split !== 'goes-on') throw fault(line, split);
    }
    yield page;
  }
  if (begun !== null) throw fault(begun.line, OPEN_QUOTE);
}

type CsvStart = { text: string; line: number };
const OPEN_QUOTE = 'a quote has no end';

const hasOddQuotes = (text: string) => text.includes('"') && text.split('"').length % 2 === 0;

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
