import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { devMailbox } from './dev-mailbox.ts';
import { smtpGateway } from './smtp.ts';

const MAIL = {
  id: '0195f3a0-0000-7000-8000-000000000001',
  to: 'nel.ortiz@example.org',
  subject: 'Ein Código',
  text: 'Escriba este código:\n\n1234 5678',
  html: '<p>1234 5678</p>',
};
const FROM = 'Lantern <no-reply@example.org>';

/** A mail server on this machine. @returns its address. */
async function serverWith(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({ disabledCommands: ['AUTH', 'STARTTLS'], logger: false, ...options });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((done) => server.close(done)));
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

const withCode = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

test('what is sent arrives as it was written, under a name that stays the same', async () => {
  let raw = '';
  const url = await serverWith({
    onData(stream, _session, done) {
      stream.on('data', (chunk) => (raw += chunk)).on('end', () => done());
    },
  });
  expect(await smtpGateway({ url, from: FROM }).send(MAIL)).toBe('sent');
  expect(raw).toContain(`Message-ID: <${MAIL.id}@example.org>`);

  const mailbox = devMailbox();
  onTestFinished(() => mailbox.close());
  await mailbox.send(MAIL);
  await mailbox.send({ ...MAIL, subject: 'The second' });
  expect(mailbox.read()).toMatchObject([{ subject: 'The second' }, { subject: MAIL.subject, to: MAIL.to }]);
  expect(mailbox.read()[1]?.text.trim()).toBe(MAIL.text);
});

test.each([
  [550, 'refused'],
  [552, 'refused'],
  [451, 'an error'],
  [421, 'an error'],
])('a mail server that answers %d: %s', async (responseCode, outcome) => {
  const url = await serverWith({ onRcptTo: (_address, _session, done) => done(withCode(responseCode)) });
  const sent = smtpGateway({ url, from: FROM }).send(MAIL);
  expect(await sent.catch(() => 'an error')).toBe(outcome);
});

test('a mail server that is away, or talks of something else, is tried again', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on('error', () => {})) && socket.end('hello\r\n'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = () => smtpGateway({ url, from: FROM }).send(MAIL);
  await expect(send()).rejects.toThrow();
  for (const socket of sockets) socket.destroy();
  await new Promise((done) => server.close(done));
  await expect(send()).rejects.toThrow();
});

test('nothing leaves this machine without encryption', async () => {
  const commands: (string | undefined)[] = [];
  const server = createServer((socket) => {
    socket.write('220 here\r\n');
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      const word = /^\w+/.exec(String(bytes))?.[0];
      commands.push(word);
      socket.write(word === 'EHLO' ? '250 here\r\n' : '502 no\r\n');
    });
  });
  // This machine, in a spelling that is not taken for it.
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `smtp://[::ffff:127.0.0.1]:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => new Promise<void>((done) => void server.close(() => done())));
  await expect(smtpGateway({ url, from: FROM }).send(MAIL)).rejects.toMatchObject({ code: 'ETLS' });
  expect(commands).toEqual(['EHLO', 'STARTTLS']);
});
