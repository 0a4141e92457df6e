import { parse } from 'libpg-query';

// Only what the rules look at; the whole tree has some 270 kinds of node.
type Text = { String: { sval: string } };
type Constraint = {
  contype: string;
  keys?: Text[];
  fk_attrs?: Text[];
  pk_attrs?: Text[];
  pktable?: { relname: string };
  raw_expr?: unknown;
};
type Column = { colname: string; typeName: { names: Text[] }; constraints?: { Constraint: Constraint }[] };
type Element = { ColumnDef?: Column; Constraint?: Constraint };
type Relation = { relname: string; relpersistence: string };

export type Statement = Record<string, unknown> & {
  CreateStmt?: { relation: Relation; tableElts?: Element[]; partbound?: unknown };
  AlterTableStmt?: { relation: Relation; cmds: { AlterTableCmd: { def?: Element } }[] };
  DropStmt?: { removeType: string; objects: { List?: { items: Text[] } }[] };
  IndexStmt?: { relation: Relation; unique?: boolean; indexParams: { IndexElem: { name?: string } }[] };
};

export type ForeignKey = { columns: string[]; target: string; targetColumns: string[] };

export type Table = {
  name: string;
  place: string;
  temporary: boolean;
  columns: string[];
  /** The columns of its primary key and of each unique key and index; an expression is ''. */
  keys: string[][];
  foreignKeys: ForeignKey[];
};

export async function parseStatements(sql: string): Promise<Statement[]> {
  const { stmts = [] } = await parse(sql);
  return stmts.map(({ stmt }) => stmt as Statement);
}

/** Every table that is there at the end, with all the columns and keys it was ever given. */
export function collectTables(statements: { place: string; statement: Statement }[]): Table[] {
  const tables = new Map<string, Table>();
  for (const { place, statement } of statements) {
    const { CreateStmt: create, AlterTableStmt: alter, IndexStmt: index } = statement;
    if (create && !create.partbound) tables.set(create.relation.relname, newTable(create.relation, place));
    for (const name of droppedBy(statement)) tables.delete(name);
    const relation = create?.relation ?? alter?.relation ?? index?.relation;
    const table = relation && tables.get(relation.relname);
    if (!table) continue;
    for (const element of elementsOf(statement)) addElement(table, element);
    if (index?.unique) table.keys.push(index.indexParams.map(({ IndexElem }) => IndexElem.name ?? ''));
  }
  return [...tables.values()];
}

const droppedBy = ({ DropStmt: drop }: Statement) =>
  drop?.removeType === 'OBJECT_TABLE' ? drop.objects.flatMap(({ List }) => names(List?.items ?? []).slice(-1)) : [];

const newTable = ({ relname, relpersistence }: Relation, place: string): Table => ({
  name: relname,
  place,
  temporary: relpersistence === 't',
  columns: [],
  keys: [],
  foreignKeys: [],
});

export const elementsOf = ({ CreateStmt: create, AlterTableStmt: alter }: Statement): Element[] => [
  ...(create?.tableElts ?? []),
  ...(alter?.cmds ?? []).flatMap(({ AlterTableCmd }) => AlterTableCmd.def ?? []),
];

function addElement(table: Table, { ColumnDef: column, Constraint: constraint }: Element) {
  if (constraint) addConstraint(table, constraint, []);
  if (!column) return;
  table.columns.push(column.colname);
  for (const { Constraint } of column.constraints ?? []) addConstraint(table, Constraint, [column.colname]);
}

function addConstraint(table: Table, constraint: Constraint, own: string[]) {
  const { contype, keys, fk_attrs, pk_attrs, pktable } = constraint;
  if (contype === 'CONSTR_PRIMARY' || contype === 'CONSTR_UNIQUE') table.keys.push(keys ? names(keys) : own);
  if (contype !== 'CONSTR_FOREIGN' || !pktable) return;
  table.foreignKeys.push({
    columns: fk_attrs ? names(fk_attrs) : own,
    target: pktable.relname,
    targetColumns: names(pk_attrs ?? []),
  });
}

const names = (list: Text[]) => list.map(({ String: { sval } }) => sval);
