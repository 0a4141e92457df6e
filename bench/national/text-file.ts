import { closeSync, openSync, writeSync } from 'node:fs';

const PAGE = 2 ** 20;

/** Writes a file piece by piece, with about a megabyte of it in memory. */
export function textFile(path: string, encoding: 'utf8' | 'latin1' = 'utf8') {
  const file = openSync(path, 'w');
  let waiting = '';
  const flush = () => {
    writeSync(file, Buffer.from(waiting, encoding));
    waiting = '';
  };
  return {
    write(text: string) {
      waiting += text;
      if (waiting.length >= PAGE) flush();
    },
    close() {
      flush();
      closeSync(file);
    },
  };
}
