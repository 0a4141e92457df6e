type Cell = string | number | boolean | null | string[] | object[];

/** One line of PostgreSQL's COPY text format. */
export const copyLine = (cells: readonly Cell[]) => `${cells.map(copyCell).join('\t')}\n`;

function copyCell(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'string') return escapeCell(cell);
  if (typeof cell !== 'object') return String(cell);
  return escapeCell(isTexts(cell) ? arrayLiteral(cell) : JSON.stringify(cell));
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

// PostgreSQL has no room for the character 0 in a text.
const escapeCell = (text: string) =>
  text.replaceAll('\0', '').replace(/[\\\t\n\r]/g, (found) => ESCAPES[found] ?? found);

const isTexts = (list: string[] | object[]): list is string[] => list.every((item) => typeof item === 'string');

const arrayLiteral = (texts: string[]) =>
  `{${texts.map((text) => `"${text.replace(/["\\]/g, (found) => `\\${found}`)}"`).join(',')}}`;
