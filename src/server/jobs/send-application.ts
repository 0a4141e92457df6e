import { WITHDRAWN } from '#domain/applications/status-codes.ts';
import {
  applicationOfJob,
  isBeingSent,
  type OneApplication,
  SEND_APPLICATION,
  WITHDRAW_APPLICATION,
} from '../features/applications/send-queue.ts';
import { addEvent, findWay, keepState } from '../features/applications/way-store.ts';
import { eventNow, type FollowParts, noteOfServer } from '../flows/follow-application.ts';
import type { ApplicationToSend, CarrierGateway } from '../gateways/carrier/carrier-gateway.ts';
import type { OneOffJob } from './runner.ts';

type SendParts = FollowParts & {
  carrier: Pick<CarrierGateway, 'submit'>;
  /** What was submitted, as it leaves; null for what can not be read. */
  read: (application: OneApplication) => Promise<ApplicationToSend | null>;
};

/**
 * Sends one application. Its number is the key: who is killed between sending and writing that down sends it again, and
 * the insurer has it once. What is no longer wanted is not sent any more.
 */
export const sendApplicationJob = ({ carrier, read, ...parts }: SendParts): OneOffJob => ({
  kind: SEND_APPLICATION,
  async run(jobId) {
    const one = applicationOfJob(jobId);
    const { pool, business } = parts;
    const way = await findWay(pool, one);
    if (way === null || way.kinds.includes('received') || way.kinds.includes('refused')) return;
    // Asked again once the profile is held: who takes it back holds it too.
    let isWanted = false;
    await noteOfServer(parts, one, 'send-application', async (transaction) => {
      isWanted = (await findWay(transaction, one))?.isWithdrawn === false;
      return isWanted && (await addEvent(transaction, one, eventNow('sent', business)));
    });
    if (!isWanted) return;
    const application = await read(one);
    if (application === null) throw new Error('an application can not be read');
    const answer = await carrier.submit(application, way.confirmationNo);
    await noteOfServer(parts, one, 'send-application', (transaction) =>
      addEvent(transaction, one, eventNow(answer, business)),
    );
  },
});

type WithdrawParts = FollowParts & { carrier: Pick<CarrierGateway, 'withdraw'> };

/**
 * Takes one application back at the insurer, where one may have it. It waits for a sending that is under way, so that
 * none arrives behind its back.
 */
export const withdrawApplicationJob = ({ carrier, ...parts }: WithdrawParts): OneOffJob => ({
  kind: WITHDRAW_APPLICATION,
  async run(jobId) {
    const one = applicationOfJob(jobId);
    const { pool, machine, business } = parts;
    if (await isBeingSent(pool, one, machine())) throw new Error('the application is being sent');
    const way = await findWay(pool, one);
    if (!way?.isWithdrawn || !way.kinds.includes('sent')) return;
    const answer = await carrier.withdraw(way.confirmationNo);
    // Its decision is told by the next look.
    if (answer === 'decided') return;
    await noteOfServer(parts, one, 'withdraw-application', (transaction) =>
      keepState(transaction, one, { code: WITHDRAWN, at: business() }),
    );
  },
});
