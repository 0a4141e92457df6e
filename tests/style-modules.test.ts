import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = 'src/web';
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).map((path) => join(WEB, path));
const sheets = files.filter((path) => path.endsWith('.module.css'));
const sources = files
  .filter((path) => /(?<!\.test)\.tsx$/.test(path))
  .map((path) => [path, readFileSync(path, 'utf8')]);

const withoutNoise = (sheet: string) => sheet.replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '');
const classesOf = (path: string) =>
  new Set(
    [...withoutNoise(readFileSync(path, 'utf8')).matchAll(/\.([a-zA-Z]\w*)(?=[^{};]*\{)/g)].map(([, name]) => name),
  );
const sheetOf = (from: string, path: string) =>
  path.startsWith('#web/') ? join(WEB, path.slice('#web/'.length)) : join(from, '..', path);

/** The names that the components take from a sheet, by `styles.name`. Null stands for a name that is worked out. */
const namesInUse = (sheet: string) =>
  sources.flatMap(([path = '', source = '']) =>
    [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)]
      .filter(([, , from = '']) => sheetOf(path, from) === sheet)
      .flatMap(([, styles]) => [...source.matchAll(new RegExp(`\\b${styles}(?:\\.(\\w+)|\\[)`, 'g'))])
      .map(([, name]) => name ?? null),
  );

// The compiler does not know the classes of a sheet: a wrong name would be drawn without style and say nothing.
test.each(sheets)('the classes of %s are those that its components name', (sheet) => {
  const classes = classesOf(sheet);
  const inUse = new Set(namesInUse(sheet));
  expect([...inUse].filter((name) => name !== null && !classes.has(name))).toEqual([]);
  if (!inUse.has(null)) expect([...classes].filter((name) => name && !inUse.has(name))).toEqual([]);
});

// Harbor's corners are straight: a radius in pixels would be round there too. Decision 0067. A circle is no corner.
test('no sheet says by itself how round a corner is', () => {
  const radii = sheets.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/radius: ([^;]+);/g)].map(([, value]) => `${path}: ${value}`),
  );
  expect(radii.length).toBeGreaterThan(20);
  expect(radii.filter((radius) => !/: (0|50%|inherit|[^:]*var\(--[^:]*)$/.test(radius))).toEqual([]);
});
