import type { MailGateway } from '../gateways/mail/smtp.ts';
import { jobOfMail, type Outbox, SEND_MAIL } from '../mail/outbox.ts';
import type { OneOffJob } from './runner.ts';

type Parts = { outbox: Pick<Outbox, 'find' | 'remove'>; gateway: MailGateway; onRefused: () => void };

/** Sends one mail. Who is killed between sending and removing it sends it again, under the same name. */
export const sendMailJob = ({ outbox, gateway, onRefused }: Parts): OneOffJob => ({
  kind: SEND_MAIL,
  async run(jobId) {
    const id = jobId.slice(jobOfMail('').length);
    const mail = await outbox.find(id);
    if (mail && (await gateway.send({ id, ...mail })) === 'refused') onRefused();
    await outbox.remove(id);
  },
});
