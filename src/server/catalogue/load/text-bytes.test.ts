import { expect, test } from 'vitest';
import { textBytes } from './text-bytes.ts';

test.each([
  ['nothing', []],
  ['short pieces', ['a', '', 'bc\n']],
  ['wide signs, and half a sign, which becomes a mark', ['Ñandú', '日本', '😀', '\ud83d']],
  ['more than fits at first', Array.from({ length: 3000 }, (_none, place) => `${place} ${'é'.repeat(40)}`)],
  ['one piece that is larger than all before', ['x', '日'.repeat(200_000), 'y']],
])('a text of %s is what its pieces are', (_story, pieces) => {
  const text = textBytes();
  for (const piece of pieces) text.add(piece);
  expect(text.bytes().equals(Buffer.from(pieces.join('')))).toBe(true);
});
