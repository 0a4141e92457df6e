import type { Column } from './describe.ts';

/** How our pool reads each type: src/server/db/pool.ts. What is not named here is checked by its name alone. */
const TYPES: Readonly<Record<number, string>> = {
  16: 'boolean',
  17: 'Buffer',
  20: 'number',
  21: 'number',
  23: 'number',
  25: 'string',
  700: 'number',
  701: 'number',
  1000: 'readonly boolean[]',
  1007: 'readonly number[]',
  1009: 'readonly string[]',
  1015: 'readonly string[]',
  1042: 'string',
  1043: 'string',
  1082: 'string',
  1114: 'Date',
  1184: 'Date',
  1700: 'string',
  2950: 'string',
};

export type RowCheck = { row: string; columns: readonly (Column & { isNullable: boolean })[]; isOpen: boolean };

/** The ends of a module that hold its row types against the database: what does not fit does not compile. */
export const rowChecks = (checks: readonly RowCheck[]): string =>
  `${HELPERS}\n${checks.map((check, index) => `export type RowCheck${index} = None<${mismatch(check)}>;`).join('\n')}\n`;

function mismatch({ row, columns, isOpen }: RowCheck): string {
  const fields = columns.map(
    ({ name, type, isNullable }) => `${JSON.stringify(name)}: [${TYPES[type] ?? 'unknown'}, ${isNullable}]`,
  );
  const returned = `{ ${fields.join('; ')} }`;
  return isOpen
    ? `Wrong<${row}, ${returned}>`
    : `Wrong<${row}, ${returned}> | Exclude<keyof ${returned}, keyof (${row})>`;
}

const HELPERS = `
type Fits<Declared, Returned> = Returned extends [infer Type, infer Nullable]
  ? Nullable extends true
    ? null extends Declared ? ([NonNullable<Declared>] extends [Type] ? true : false) : false
    : [NonNullable<Declared>] extends [Type] ? true : false
  : false;
type Wrong<Row, Columns> =
  | Exclude<keyof Row, keyof Columns>
  | { [Name in keyof Row & keyof Columns]: Fits<Row[Name], Columns[Name]> extends true ? never : Name }[keyof Row & keyof Columns];
type None<Names extends never> = Names;
`;
