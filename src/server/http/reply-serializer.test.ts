import { expect, test } from 'vitest';
import { z } from 'zod';
import { replySerializer } from './reply-serializer.ts';

const Part = z
  .strictObject({ name: z.string(), more: z.array(z.string()).nullable() })
  .meta({ 'x-written-once': true });
const Reply = z.strictObject({
  list: z.array(z.strictObject({ id: z.int(), part: Part.nullable() })).optional(),
  either: z.union([z.strictObject({ part: Part }), z.strictObject({ other: z.string() })]),
});

const writers = [true, false].map(
  (checked) =>
    [
      checked ? 'checked' : 'as in production',
      replySerializer({ checked })({ schema: Reply, method: 'GET', url: '/', httpStatus: '200' }),
    ] as const,
);
const part = (name: string) => ({ name, more: ['"quoted"', 'line\nbreak', '\u0001', '"\u0001', '\u0001"'] });

test.each(writers)('parts that are written once come out as they went in, %s', (_story, write) => {
  const shared = part('twice');
  const reply = () => ({
    list: [
      { id: 1, part: shared },
      { id: 2, part: null },
      { id: 3, part: shared },
      { id: 4, part: part('\u0001') },
    ],
    either: { part: shared },
  });
  for (const _time of [1, 2]) expect(JSON.parse(String(write(reply())))).toEqual(reply());
  expect(JSON.parse(String(write({ either: { other: 'none' } })))).toEqual({ either: { other: 'none' } });
});

test('a part that is the same object is written once', () => {
  const write = replySerializer({ checked: false })({ schema: Reply, method: 'GET', url: '/', httpStatus: '200' });
  let compiled = 0;
  const kept = {
    get name() {
      compiled += 1;
      return 'counted';
    },
    more: null,
  };
  for (const _time of [1, 2, 3]) write({ list: [{ id: 1, part: kept }], either: { other: 'x' } });
  expect(compiled).toBe(1);
});

test('a stray field of such a part does not leave the server', () => {
  const write = replySerializer({ checked: false })({ schema: Reply, method: 'GET', url: '/', httpStatus: '200' });
  const text = write({ list: [{ id: 1, part: { ...part('x'), secret: 'hush' } }], either: { other: 'x' } });
  expect(String(text)).not.toContain('hush');
});

test('a reply with a name of its own is written by its schema too, part by part', () => {
  const named = Reply.meta({ id: 'NamedReply' });
  const inList = z.strictObject({ replies: z.array(named) });
  for (const schema of [named, inList]) {
    const write = replySerializer({ checked: false })({ schema, method: 'GET', url: '/', httpStatus: '200' });
    const reply = { list: [{ id: 1, part: part('x'), secret: 'hush' }], either: { part: part('y') }, secret: 'hush' };
    const text = String(write(schema === named ? reply : { replies: [reply] }));
    expect(text).toContain('quoted');
    expect(text).not.toContain('hush');
  }
});
