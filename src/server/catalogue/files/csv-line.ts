import { CsvError, parse } from 'csv-parse/sync';

const QUOTE = '"';

export type SplitLine = string[] | 'goes-on' | 'a quote within a cell' | 'more behind a quote';

/**
 * The cells of one line of a comma-separated file. Lines without quotes, which are most, and lines whose every cell is
 * quoted, as the registry of providers writes its 329, are not looked at sign by sign; all others are csv-parse's.
 * @returns 'goes-on' where a quote is still open at the end, or what is wrong.
 */
export function splitCsvLine(line: string): SplitLine {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  if (!text.includes(QUOTE)) return text.split(',');
  if (text.length > 1 && text.startsWith(QUOTE) && text.endsWith(QUOTE)) {
    const cells = text.slice(1, -1).split('","');
    if (!cells.some((cell) => cell.includes(QUOTE))) return cells;
  }
  return splitByParser(text);
}

const FAULTS: Partial<Record<string, SplitLine>> = {
  CSV_QUOTE_NOT_CLOSED: 'goes-on',
  INVALID_OPENING_QUOTE: 'a quote within a cell',
  CSV_INVALID_CLOSING_QUOTE: 'more behind a quote',
};

function splitByParser(text: string): SplitLine {
  try {
    // A cell may hold the end of a line, which then is none of the record's.
    return (parse(text, { record_delimiter: [] }) as string[][])[0] ?? [''];
  } catch (error) {
    const fault = error instanceof CsvError ? FAULTS[error.code] : undefined;
    if (fault === undefined) throw error;
    return fault;
  }
}
