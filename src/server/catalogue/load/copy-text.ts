type Cell = string | number | boolean | null | string[] | (number | null)[] | object[];

/** One line of PostgreSQL's COPY text format. */
export const copyLine = (cells: readonly Cell[]) => `${cells.map(copyCell).join('\t')}\n`;

function copyCell(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'string') return escapeCell(cell);
  if (typeof cell !== 'object') return String(cell);
  if (isNumbers(cell)) return `{${cell.map((number) => number ?? 'NULL').join(',')}}`;
  return escapeCell(isTexts(cell) ? arrayLiteral(cell) : JSON.stringify(cell));
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

// PostgreSQL has no room for the character 0 in a text.
const escapeCell = (text: string) =>
  text.replaceAll('\0', '').replace(/[\\\t\n\r]/g, (found) => ESCAPES[found] ?? found);

type List = Extract<Cell, unknown[]>;

const isNumbers = (list: List): list is (number | null)[] =>
  list.length > 0 && list.every((item) => typeof item === 'number' || item === null);

const isTexts = (list: List): list is string[] => list.every((item) => typeof item === 'string');

const arrayLiteral = (texts: string[]) =>
  `{${texts.map((text) => `"${text.replace(/["\\]/g, (found) => `\\${found}`)}"`).join(',')}}`;
