const QUOTE = '"';

export type SplitLine = string[] | 'goes-on' | 'a quote within a cell' | 'more behind a quote';

/**
 * The cells of one line of a comma-separated file. Lines without quotes, which are most, and lines whose every cell is
 * quoted, as the registry of providers writes its 329, are not looked at sign by sign.
 * @returns 'goes-on' where a quote is still open at the end, or what is wrong.
 */
export function splitCsvLine(line: string): SplitLine {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  if (!text.includes(QUOTE)) return text.split(',');
  if (text.length > 1 && text.startsWith(QUOTE) && text.endsWith(QUOTE)) {
    const cells = text.slice(1, -1).split('","');
    if (!cells.some((cell) => cell.includes(QUOTE))) return cells;
  }
  return splitBySigns(text);
}

function splitBySigns(text: string): SplitLine {
  const cells: string[] = [];
  let place = 0;
  for (;;) {
    if (text[place] !== QUOTE) {
      const end = text.indexOf(',', place);
      const cell = end < 0 ? text.slice(place) : text.slice(place, end);
      if (cell.includes(QUOTE)) return 'a quote within a cell';
      cells.push(cell);
      if (end < 0) return cells;
      place = end + 1;
      continue;
    }
    let end = place;
    do {
      end = text.indexOf(QUOTE, end + 1);
      if (end < 0) return 'goes-on';
      // Two of them are one that is meant.
    } while (text[end + 1] === QUOTE && ++end);
    cells.push(text.slice(place + 1, end).replaceAll('""', QUOTE));
    if (end + 1 === text.length) return cells;
    if (text[end + 1] !== ',') return 'more behind a quote';
    place = end + 2;
  }
}
