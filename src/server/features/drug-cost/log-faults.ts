import type { FastifyBaseLogger } from 'fastify';
import type { NoCostReason } from '#domain/drug-cost/year-estimate.ts';

type Costs = readonly { because: NoCostReason | null }[];

/** One line for a call, with counts alone: no drug, plan or person is named in a log. */
export function logFaults(log: Pick<FastifyBaseLogger, 'error'>, costs: Costs) {
  const faults = costs.filter(({ because }) => because === 'fault').length;
  if (faults > 0) log.error({ reason: 'covered-above-limit', faults }, 'a drug cost that can not be was not shown');
}
