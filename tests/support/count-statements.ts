import type pg from 'pg';

type AnyQuery = (statement: unknown, ...rest: unknown[]) => unknown;

/** Hears every statement that goes to the database from here on, over the pool or over a connection lent from it. */
export function countStatements(pool: pg.Pool) {
  const heard: string[] = [];
  const lent = new Map<pg.PoolClient, AnyQuery>();

  const onAcquire = (client: pg.PoolClient) => {
    if (lent.has(client)) return;
    const query = client.query as AnyQuery;
    lent.set(client, query);
    client.query = ((statement, ...rest) => {
      heard.push(nameOf(statement));
      return query.call(client, statement, ...rest);
    }) satisfies AnyQuery as typeof client.query;
  };
  pool.on('acquire', onAcquire);

  return {
    /** In their order; one without a name by its text. */
    names: (): readonly string[] => heard,
    stop() {
      pool.off('acquire', onAcquire);
      for (const [client, query] of lent) client.query = query as typeof client.query;
    },
  };
}

function nameOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const { name, text } = statement as { name?: string; text?: string };
  return name ?? text ?? '';
}
