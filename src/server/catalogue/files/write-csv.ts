type Cell = string | number | null;

/** One line of a CSV file; a cell is quoted where a comma, a quote, or a blank at its end asks for it. */
export const csvLine = (cells: readonly Cell[]) => `${cells.map(csvCell).join(',')}\n`;

function csvCell(cell: Cell): string {
  const text = cell === null ? '' : String(cell);
  return /[",\n\r]|^ | $/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
