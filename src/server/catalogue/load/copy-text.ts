export type Cell =
  | string
  | number
  | boolean
  | null
  | readonly string[]
  | readonly (number | null)[]
  | readonly object[];

/** Cells of one line of PostgreSQL's COPY text format, without its end: a line may be put together of parts. */
export function copyCells(cells: readonly Cell[]): string {
  let text = copyCell(cells[0] ?? null);
  for (let place = 1; place < cells.length; place++) text += `\t${copyCell(cells[place] ?? null)}`;
  return text;
}

/** One cell of it. */
export function copyCell(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'string') return escapeCell(cell);
  if (typeof cell !== 'object') return String(cell);
  if (isNumbers(cell)) return `{${cell.map((number) => number ?? 'NULL').join(',')}}`;
  return escapeCell(isTexts(cell) ? arrayLiteral(cell) : JSON.stringify(cell));
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

// PostgreSQL has no room for the character 0 in a text.
const SPECIAL = /[\0\\\t\n\r]/;
const escapeCell = (text: string) =>
  SPECIAL.test(text) ? text.replaceAll('\0', '').replace(/[\\\t\n\r]/g, (found) => ESCAPES[found] ?? found) : text;

type List = Extract<Cell, readonly unknown[]>;

const isNumbers = (list: List): list is readonly (number | null)[] =>
  list.length > 0 && list.every((item) => typeof item === 'number' || item === null);

const isTexts = (list: List): list is readonly string[] => list.every((item) => typeof item === 'string');

const arrayLiteral = (texts: readonly string[]) =>
  `{${texts.map((text) => `"${text.replace(/["\\]/g, (found) => `\\${found}`)}"`).join(',')}}`;
