import type { Mask } from './mask.ts';
import type { Check } from './validators.ts';

export type Field<Name extends string> = {
  name: Name;
  checks: readonly Check[];
  /** What can be typed, and how much of it. */
  mask?: Mask;
};

/** The fields of one form, in their order: what each takes, and when it will do. */
export type FieldSet<Name extends string> = {
  names: readonly Name[];
  maskOf: (name: Name) => Mask | undefined;
  /** The fields that will not do, in their order. */
  faultsOf: (values: Readonly<Record<Name, string>>) => Name[];
};

/** @throws when two fields have one name: one of them would say what the other is. FORMAT-603. */
export function fieldSet<Name extends string>(fields: readonly Field<Name>[]): FieldSet<Name> {
  const byName = new Map<Name, Field<Name>>();
  for (const field of fields) {
    if (byName.has(field.name)) throw new Error(`the field '${field.name}' is in this form twice`);
    byName.set(field.name, field);
  }
  return {
    names: [...byName.keys()],
    maskOf: (name) => byName.get(name)?.mask,
    faultsOf: (values) =>
      fields.filter(({ name, checks }) => !checks.every((holds) => holds(values[name]))).map(({ name }) => name),
  };
}
