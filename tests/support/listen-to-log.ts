/** Catches what the log would have written. */
export function listenToLog(log: object): string[] {
  const lines: string[] = [];
  const stream = Object.getOwnPropertySymbols(log).find((symbol) => symbol.description === 'pino.stream');
  if (!stream) throw new Error('the log is made in another way now');
  Object.defineProperty(log, stream, { value: { write: (line: string) => lines.push(line) } });
  return lines;
}
