import type pg from 'pg';

export type Column = { name: string; type: number; table: number; column: number };

type Connection = {
  parse(message: { text: string; name: string; types: number[] }): void;
  describe(message: { type: 'S'; name: string }): void;
  sync(): void;
};

/** Asks the database what a statement would return, without running it. */
export function describeStatement(client: Pick<pg.ClientBase, 'query'>, text: string): Promise<Column[]> {
  return new Promise((found, failed) => {
    let columns: Column[] = [];
    let error: Error | null = null;
    const question = {
      submit(connection: Connection) {
        connection.parse({ text, name: '', types: [] });
        connection.describe({ type: 'S', name: '' });
        connection.sync();
      },
      handleRowDescription({ fields }: { fields: pg.FieldDef[] }) {
        columns = fields.map(({ name, dataTypeID: type, tableID: table, columnID: column }) => ({
          name,
          type,
          table,
          column,
        }));
      },
      handleError(cause: Error) {
        error = cause;
      },
      handleReadyForQuery() {
        if (error) failed(error);
        else found(columns);
      },
    };
    client.query(question as unknown as pg.Submittable);
  });
}

/** Which columns of tables may be null; of an expression nobody knows. */
export async function nullableColumns(client: pg.ClientBase): Promise<(column: Column) => boolean> {
  const { rows } = await client.query<{ table: number; column: number }>(
    'select attrelid::integer as "table", attnum as "column" from pg_attribute where attnum > 0 and not attnotnull',
  );
  const known = new Set(rows.map(({ table, column }) => `${table} ${column}`));
  return ({ table, column }) => known.has(`${table} ${column}`);
}
