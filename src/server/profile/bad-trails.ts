import type { FastifyBaseLogger } from 'fastify';
import { Counter } from 'prom-client';

/** Tells operators of a read whose audit trail did not fit: how often in /metrics, and of which profile in the log. */
export function badTrailReporter(log: FastifyBaseLogger) {
  const counter = new Counter({
    name: 'audit_head_mismatches_total',
    help: 'Reads of a profile whose audit trail does not end as its signed head says. npm run audit:verify tells more.',
    registers: [],
  });
  const report = (uuid: string) => {
    counter.inc();
    log.error({ profile: uuid }, 'the audit trail of a profile does not end as its signed head says');
  };
  return { counter, report };
}
