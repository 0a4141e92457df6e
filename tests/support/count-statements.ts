import type pg from 'pg';

type AnyQuery = (statement: unknown, ...rest: unknown[]) => unknown;

/** Asked about every tenth of a second, whatever the request. */
const NOW_AND_THEN = 'current-editions';

/** Hears every statement that goes to the database from here on, over the pool or over a connection lent from it. */
export function countStatements(pool: pg.Pool) {
  const trips: string[][] = [];
  const lent = new Map<pg.PoolClient, AnyQuery>();
  let underWay = 0;

  const hear = (name: string, answer: unknown) => {
    if (name === NOW_AND_THEN) return;
    if (underWay === 0) trips.push([]);
    trips.at(-1)?.push(name);
    underWay += 1;
    const arrived = () => {
      underWay -= 1;
    };
    if (answer instanceof Promise) answer.then(arrived, arrived);
    else arrived();
  };

  const onAcquire = (client: pg.PoolClient) => {
    if (lent.has(client)) return;
    const query = client.query as AnyQuery;
    lent.set(client, query);
    client.query = ((statement, ...rest) => {
      const last = rest.at(-1);
      if (typeof last !== 'function') {
        const answer = query.call(client, statement, ...rest);
        hear(nameOf(statement), answer);
        return answer;
      }
      // As the pool itself asks.
      let arrive = () => {};
      hear(nameOf(statement), new Promise<void>((resolve) => (arrive = resolve)));
      const callback = (...results: unknown[]) => {
        arrive();
        last(...results);
      };
      return query.call(client, statement, ...rest.slice(0, -1), callback);
    }) satisfies AnyQuery as typeof client.query;
  };
  pool.on('acquire', onAcquire);

  return {
    /** In their order; one without a name by its text. */
    names: (): readonly string[] => trips.flat(),
    /** Those that were under way at the same time together: how often somebody had to wait. */
    trips: (): readonly (readonly string[])[] => trips,
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
