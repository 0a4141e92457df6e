import type { OneApplication } from '../features/applications/send-queue.ts';
import type { FollowParts } from '../flows/follow-application.ts';
import { medicareNumberOf } from '../flows/medicare-number-of.ts';
import { applicationRefresher } from '../flows/refresh-applications.ts';
import type { ApplicationToSend, CarrierGateway } from '../gateways/carrier/carrier-gateway.ts';
import type { FieldSealer } from '../security/sealed-field.ts';
import { refreshApplicationsJob } from './refresh-applications.ts';
import type { Job, OneOffJob } from './runner.ts';
import { sendApplicationJob, withdrawApplicationJob } from './send-application.ts';

type Parts = FollowParts & {
  sealer: FieldSealer;
  /** Null where nobody takes applications: then none is sent, and none is asked for. */
  carrier: CarrierGateway | null;
  read: (application: OneApplication) => Promise<ApplicationToSend | null>;
};

/** What is done with applications behind the pages. */
export function carrierJobs({ carrier, ...parts }: Parts): { jobs: Job[]; oneOffJobs: OneOffJob[] } {
  if (carrier === null) return { jobs: [], oneOffJobs: [] };
  const refresh = applicationRefresher({ ...parts, carrier, numberOf: medicareNumberOf(parts) });
  return {
    jobs: [refreshApplicationsJob({ ...parts, refresh })],
    oneOffJobs: [sendApplicationJob({ ...parts, carrier }), withdrawApplicationJob({ ...parts, carrier })],
  };
}
