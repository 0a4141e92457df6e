import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { readCsv, readLines } from './records.ts';
import type { Source } from './source.ts';

async function listCsv(source: Source) {
  const records = [];
  for await (const page of readCsv(source)) for (const { cells, line } of page) records.push([line, ...cells]);
  return records;
}

test.each([
  [
    'plain lines',
    'a,b\n1,2\n',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'a byte order mark and Windows line ends',
    '\uFEFFa,b\r\n1,2\r\n',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'no line end at the end',
    'a\n1',
    [
      [1, 'a'],
      [2, '1'],
    ],
  ],
  [
    'a blank line, which counts as a line',
    'a,b\n\n1,2\n',
    [
      [1, 'a', 'b'],
      [3, '1', '2'],
    ],
  ],
  [
    'a quoted line break',
    'a,b\n"x\ny",2\n3,4\n',
    [
      [1, 'a', 'b'],
      [2, 'x\ny', '2'],
      [4, '3', '4'],
    ],
  ],
  [
    'quotes throughout, with commas, quotes and a Windows line end in them',
    '"a","b, c"\r\n"x","say ""yes"""\r\n"","1\r\n2"\r\n',
    [
      [1, 'a', 'b, c'],
      [2, 'x', 'say "yes"'],
      [3, '', '1\r\n2'],
    ],
  ],
  [
    'a cell of several lines, with quotes in some of them',
    'a,"1 ""one""\n2\n3 ""three"", and more"\nb,4\n',
    [
      [1, 'a', '1 "one"\n2\n3 "three", and more'],
      [4, 'b', '4'],
    ],
  ],
  [
    'money as CMS prints it',
    'a\n"$1,234.00 "\n',
    [
      [1, 'a'],
      [2, '$1,234.00 '],
    ],
  ],
  [
    'a short row',
    'a,b\n1\n',
    [
      [1, 'a', 'b'],
      [2, '1'],
    ],
  ],
  ['nothing', '', []],
])('a comma-separated file: %s', async (_story, text, records) => {
  expect(await listCsv(sourceOf(text))).toEqual(records);
});

test('a packed file is unpacked', async () => {
  expect(await listCsv(sourceOf(gzipSync('a,b\n1,2\n'), 'file.csv.gz'))).toEqual([
    [1, 'a', 'b'],
    [2, '1', '2'],
  ]);
});

const packed = gzipSync('a,b\n'.repeat(10_000));

test.each([
  ['a quote that never closes', sourceOf('a,b\n"1,2\n'), /commas and quotes do not add up/],
  ['a quote within a cell', sourceOf('a,b\n1,x"y"\n'), /do not add up \(line 2: a quote within a cell\)/],
  ['a quote that closes too early', sourceOf('a,b\n"x"y,2\n'), /do not add up \(line 2: more behind a quote\)/],
  [
    'a quote that goes on for ever',
    sourceOf(`a,b\n"1${`\n""${'x'.repeat(998)}`.repeat(4_100)}`),
    /do not add up \(line 2: a quote has no end\)/,
  ],
  [
    'bytes that are not UTF-8',
    sourceOf(Buffer.from('a,b\nx\ny\n\xe9,2\n', 'latin1')),
    /not UTF-8 text, at or after line 1/,
  ],
  ['a packed file cut short', sourceOf(packed.subarray(0, packed.length - 20), 'cut.csv.gz'), /can not be unpacked/],
  ['a file that is only called packed', sourceOf('a,b\n', 'plain.csv.gz'), /can not be unpacked/],
])('a bad file: %s', async (_story, source, sentence) => {
  await expect(listCsv(source)).rejects.toThrow(sentence);
  await expect(listCsv(source)).rejects.toMatchObject({ name: 'BadFile', file: source.name });
});

test('lines of JSON keep their numbers, across the pieces a file arrives in', async () => {
  const { Readable } = await import('node:stream');
  const source = {
    ...sourceOf(''),
    open: async () => Readable.from([Buffer.from('{"a":1}\n{"b"'), Buffer.from(':2}\n{}')]),
  };
  const lines = [];
  for await (const { cells, line } of readLines(source)) lines.push([line, ...cells]);
  expect(lines).toEqual([
    [1, '{"a":1}'],
    [2, '{"b":2}'],
    [3, '{}'],
  ]);
});
