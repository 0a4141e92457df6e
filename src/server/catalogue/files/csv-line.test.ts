import { expect, test } from 'vitest';
import { splitCsvLine } from './csv-line.ts';

test.each([
  ['no quotes', 'a,,b', ['a', '', 'b']],
  ['nothing', '', ['']],
  ['an end as Windows writes it', 'a,b\r', ['a', 'b']],
  ['every cell quoted', '"a","","b, c"', ['a', '', 'b, c']],
  ['one quoted cell', '"a"', ['a']],
  ['one that is empty', '""', ['']],
  ['one of a comma', '","', [',']],
  ['some cells quoted', '1,"a, b",2,"c"', ['1', 'a, b', '2', 'c']],
  ['quoted ends around an open cell', '"a",b,"c"', ['a', 'b', 'c']],
  ['a quote that is meant', '"say ""yes""",2', ['say "yes"', '2']],
  ['only quotes that are meant', '"""",""""', ['"', '"']],
  ['meant quotes around a comma', '"x,"",""y"', ['x,","y']],
  ['a last cell that is empty', '"a",', ['a', '']],
])('a line of a comma-separated file with %s', (_story, line, cells) => {
  expect(splitCsvLine(line)).toEqual(cells);
});

test.each([
  ['"a","b', 'goes-on'],
  ['"a","', 'goes-on'],
  ['"', 'goes-on'],
  ['a,"b ""', 'goes-on'],
  ['a,b"c"', 'a quote within a cell'],
  ['a, "b"', 'a quote within a cell'],
  ['"a"b', 'more behind a quote'],
  ['"a" ,b', 'more behind a quote'],
])('what is no whole line: %j', (line, what) => {
  expect(splitCsvLine(line)).toBe(what);
});
