import { Problem } from '#contract/problem.ts';
import type { CarrierGateway } from '../gateways/carrier/carrier-gateway.ts';

/** Asks for an application that was begun elsewhere. @throws Problem applications-unavailable. */
export const pendingFetcher =
  (carrier: Pick<CarrierGateway, 'fetchPending'> | null): CarrierGateway['fetchPending'] =>
  async (request) => {
    if (carrier === null) throw new Problem('applications-unavailable');
    return carrier.fetchPending(request).catch((cause: unknown) => {
      throw new Problem('applications-unavailable', { cause });
    });
  };
