import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { zipOf } from '../testing/zip-of.ts';
import { openSources } from './open-sources.ts';
import { readText } from './text.ts';

const folder = temporaryFolder();
afterEach(() => folder.remove());

async function list(path: string) {
  const opened = await openSources(path);
  const found: Record<string, string> = {};
  for (const source of opened.sources) {
    let text = source.madeUp ? 'made up: ' : '';
    for await (const piece of readText(source)) text += piece;
    found[source.name] = text;
  }
  await opened.close();
  return found;
}

test('files of folders, of zips and of zips in zips are found, and made-up ones are marked', async () => {
  mkdirSync(join(folder.path, 'deep', 'sample'), { recursive: true });
  const write = (name: string, content: string | Buffer) => writeFileSync(join(folder.path, name), content);
  write('a.csv', 'a');
  write('.hidden', 'x');
  write('deep/b.csv', 'b');
  write('deep/sample/MADE-UP.txt', '');
  write('deep/sample/c.csv', 'c');
  write(
    'deep/z.zip',
    zipOf({ 'd.csv': 'd', 'inner.zip': zipOf({ 'x/e.csv': 'e' }), 's/MADE-UP.txt': '', 's/f.csv': 'f' }),
  );

  expect(await list(folder.path)).toEqual({
    'a.csv': 'a',
    'deep/b.csv': 'b',
    'deep/sample/c.csv': 'made up: c',
    'deep/z.zip!d.csv': 'd',
    'deep/z.zip!inner.zip!x/e.csv': 'e',
    'deep/z.zip!s/f.csv': 'made up: f',
  });
  expect(await list(join(folder.path, 'deep', 'z.zip'))).toHaveProperty(['z.zip!d.csv'], 'd');

  const whole = zipOf({ 'a.csv': 'a' });
  write('cut.zip', whole.subarray(0, whole.length - 10));
  await expect(openSources(folder.path)).rejects.toThrow('cut.zip: it is not a whole zip file');
  await expect(openSources(join(folder.path, 'nowhere'))).rejects.toThrow('There is no file or folder');
});

test('a zip in a zip leaves no file behind, not even while it is read', async () => {
  const scratch = join(folder.path, 'scratch');
  mkdirSync(scratch, { recursive: true });
  vi.stubEnv('TMPDIR', scratch);
  writeFileSync(join(folder.path, 'n.zip'), zipOf({ 'in.zip': zipOf({ 'a.csv': 'a' }) }));
  const opened = await openSources(join(folder.path, 'n.zip'));
  expect(opened.sources.map(({ name }) => name)).toEqual(['n.zip!in.zip!a.csv']);
  expect(readdirSync(scratch)).toEqual([]);
  await opened.close();
  vi.unstubAllEnvs();
});

test('zips are followed three deep and no deeper', async () => {
  mkdirSync(folder.path, { recursive: true });
  const nest = (depth: number): Buffer =>
    depth === 0 ? zipOf({ 'a.csv': 'a' }) : zipOf({ 'in.zip': nest(depth - 1) });
  writeFileSync(join(folder.path, 'n.zip'), nest(2));
  expect(await list(folder.path)).toEqual({ 'n.zip!in.zip!in.zip!a.csv': 'a' });
  writeFileSync(join(folder.path, 'n.zip'), nest(3));
  await expect(openSources(folder.path)).rejects.toThrow('more than 3 deep');
});
