import { expect, test } from 'vitest';
import { fdaItem, fdaSizes } from './fda-sizes.ts';

const container = (size: number, sizeUnit = 'ml', name = 'vial') => ({ name, size, sizeUnit, quantity: 1 });

test.each([
  ['the size of most codes first', [container(5), container(10), container(10)], 'ML', [10, 5]],
  ['of as many codes the smaller first', [container(10), container(5)], 'ML', [5, 10]],
  ['only sizes in the billing unit', [container(5, 'g'), container(10)], 'ML', [10]],
  ['grams', [container(5, 'g'), container(10)], 'GM', [5]],
  ['no size of nothing', [container(0), container(10)], 'ML', [10]],
  ['no package', [], 'ML', []],
] as const)('the sizes of a container: %s', (_story, packages, unit, sizes) => {
  expect(fdaSizes(packages, unit)).toEqual(sizes);
});

const form = (name: string) => ({ name }) as Parameters<typeof fdaItem>[1];

test.each([
  ['one kind of container', ['vial', 'vial'], form('Injection'), 'vial'],
  ['a syringe', ['syringe'], form('Injectable Solution'), 'syringe'],
  ['two kinds of containers', ['vial', 'syringe'], form('Injection'), null],
  ['a container that we do not count', ['bag'], form('Injection'), null],
  ['no package', [], form('Injection'), null],
  ['a form that says it itself', ['vial'], form('Pen Injector'), null],
  ['a form that is not known', ['vial'], null, null],
])('what the FDA calls the container: %s', (_story, names, doseForm, item) => {
  const packages = names.map((name) => container(1, 'ml', name));
  expect(fdaItem(packages, doseForm)).toBe(item);
});
