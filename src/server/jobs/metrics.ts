import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import { type Backlog, jobBacklog } from './store.ts';

type Parts = { pool: pg.Pool; machine: Clock; kinds: readonly string[] };

/** What is due of each kind, asked of the database with every look; without an answer there is no figure. */
export function registerJobMetrics(registry: Registry, { pool, machine, kinds }: Parts) {
  // Both figures of one look come from one question.
  let pending: Promise<Backlog[] | null> | null = null;
  const ask = () => {
    pending ??= jobBacklog(pool, machine())
      .catch(() => null)
      .finally(() => {
        pending = null;
      });
    return pending;
  };

  const gauge = (name: string, help: string, figureOf: (backlog: Backlog | undefined) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      async collect() {
        const due = await ask();
        this.reset();
        if (due === null) return;
        for (const kind of new Set([...kinds, ...due.map((backlog) => backlog.kind)])) {
          this.set({ kind }, figureOf(due.find((backlog) => backlog.kind === kind)));
        }
      },
    });

  gauge('job_backlog', 'How many jobs are due and not done, by kind.', (backlog) => backlog?.count ?? 0);
  gauge(
    'job_oldest_due_age_seconds',
    'How long the oldest of them has been due, by kind; 0 when none is.',
    (backlog) => (backlog ? (machine() - backlog.dueSince) / 1000 : 0),
  );
}
