import type { BillingUnit, DoseItem } from '../dispensing.ts';
import type { DoseForm } from './dose-forms.ts';

/** A package of the FDA's directory: quantity containers of size sizeUnit each. */
export type FdaPackage = { name: string; size: number; sizeUnit: string; quantity: number };

const SIZE_UNITS: Readonly<Record<Exclude<BillingUnit, 'EA'>, string>> = { ML: 'ml', GM: 'g' };

/** The sizes of one container in the billing unit, the one of most codes first. */
export function fdaSizes(packages: readonly FdaPackage[], unit: 'ML' | 'GM'): number[] {
  const counts = new Map<number, number>();
  for (const { size, sizeUnit } of packages) {
    if (sizeUnit === SIZE_UNITS[unit] && size > 0) counts.set(size, (counts.get(size) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([one, times], [other, otherTimes]) => otherTimes - times || one - other)
    .map(([size]) => size);
}

/** What the FDA calls the container, where the form of RxNorm leaves it open. A pen is a syringe to the FDA. */
export function fdaItem(packages: readonly FdaPackage[], form: DoseForm | null): DoseItem | null {
  if (!form || !OPEN_FORMS.has(form.name)) return null;
  const items = new Set(packages.map(({ name }) => CONTAINERS[name] ?? null));
  const [item = null] = items;
  return items.size === 1 ? item : null;
}

const OPEN_FORMS: ReadonlySet<string> = new Set(['Injection', 'Injectable Solution', 'Injectable Suspension']);

const CONTAINERS: Readonly<Record<string, DoseItem>> = {
  syringe: 'syringe',
  vial: 'vial',
  ampule: 'ampule',
  cartridge: 'cartridge',
};
