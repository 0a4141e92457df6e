/** A column under any spelling: 'ContractPlanID' and 'Contract Plan ID' are one, wherever it stands. */
export const columnKey = (title: string) => title.toLowerCase().replace(/[^a-z0-9]/g, '');

export type Header = {
  titles: readonly string[];
  has(title: string): boolean;
  /** @returns -1 for a column that is not there. */
  position(title: string): number;
};

export function headerOf(titles: readonly string[]): Header {
  const positions = new Map<string, number>();
  for (const [index, title] of titles.entries()) {
    const key = columnKey(title);
    // A title that is there twice is found again with a 2 behind it.
    const free = positions.has(key) ? `${key}2` : key;
    if (!positions.has(free)) positions.set(free, index);
  }
  // Readers ask for the same few titles on every row.
  const columns = new Map<string, number>();
  const position = (title: string) => {
    const known = columns.get(title);
    if (known !== undefined) return known;
    const found = positions.get(columnKey(title)) ?? -1;
    columns.set(title, found);
    return found;
  };
  return { titles, position, has: (title) => position(title) >= 0 };
}

export type Row = {
  readonly line: number;
  /** As they stand in the file. */
  readonly cells: readonly string[];
  /** What the column holds, trimmed; empty for a column that is not there. */
  get(title: string): string;
};

/** For one row that is kept; a file of millions uses one row for all of its lines. */
export const rowOf = (header: Header, cells: readonly string[], line: number): Row => rowsOf(header)(cells, line);

/** Each call hands out the same row, with other cells in it. */
export function rowsOf(header: Header): (cells: readonly string[], line: number) => Row {
  const row = {
    line: 0,
    cells: [] as readonly string[],
    get: (title: string) => row.cells[header.position(title)]?.trim() ?? '',
  };
  return (cells, line) => {
    row.cells = cells;
    row.line = line;
    return row;
  };
}
