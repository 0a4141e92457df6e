import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';
import type { SMTPServer, SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { type MailGateway, type SentMail, smtpGateway } from './smtp.ts';

/** As it arrived, read from its bytes. */
export type ReceivedMail = { to: string; subject: string; text: string; at: string };

export type DevMailbox = MailGateway & {
  /** The newest first. */
  read(): readonly ReceivedMail[];
  close(): Promise<void>;
};

const MOST_MAILS = 100;
const FROM = 'Shopper Profile <no-reply@localhost>';

/**
 * Stands in for a mail server in development: one of its own on a port of this machine, so that mails take the same way
 * as in production. What it got is kept in memory for /dev/mail. It starts with the first mail.
 */
export function devMailbox(): DevMailbox {
  const mails: ReceivedMail[] = [];
  const keep = (mail: ReceivedMail) => {
    mails.unshift(mail);
    mails.length = Math.min(mails.length, MOST_MAILS);
  };

  let started: Promise<{ server: SMTPServer; gateway: MailGateway }> | null = null;
  const start = () => {
    started ??= open(keep).catch((error) => {
      started = null;
      throw error;
    });
    return started;
  };

  return {
    send: async (mail: SentMail) => (await start()).gateway.send(mail),
    read: () => mails,
    async close() {
      const running = await started?.catch(() => null);
      if (running) await new Promise<void>((done) => running.server.close(done));
    },
  };
}

async function open(keep: (mail: ReceivedMail) => void) {
  const { SMTPServer } = await import('smtp-server');
  const server = new SMTPServer({
    // Nobody but this process knows the port, and nothing leaves the machine.
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: callbackify(async (stream: SMTPServerDataStream, _session: SMTPServerSession) => keep(await read(stream))),
  });
  // A connection that broke is seen by who sent.
  server.on('error', () => {});
  await new Promise<void>((done, fail) => {
    server.server.once('error', fail);
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.server.address() as AddressInfo;
  return { server, gateway: smtpGateway({ url: `smtp://127.0.0.1:${port}`, from: FROM }) };
}

async function read(stream: SMTPServerDataStream): Promise<ReceivedMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const { default: PostalMime } = await import('postal-mime');
  const { to, subject, text, date } = await PostalMime.parse(Buffer.concat(chunks));
  return { to: to?.[0]?.address ?? '', subject: subject ?? '', text: text ?? '', at: date ?? '' };
}
