import type { FastifyInstance } from 'fastify';

import { escapeHtml } from '#server/security/escape-html.ts';
import type { DevMailbox, ReceivedMail } from './dev-mailbox.ts';

export const DEV_MAILBOX = '/dev/mail';

/** Shows the mails that this process would have sent, outside production only; as JSON to who asks for that. */
export function registerDevMailbox(app: FastifyInstance, mailbox: Pick<DevMailbox, 'read'>) {
  app.get(DEV_MAILBOX, { schema: { hide: true } }, async (request, reply) => {
    const mails = mailbox.read();
    reply.header('cache-control', 'no-store');
    if (request.headers.accept?.includes('application/json')) return reply.send({ mails });
    return reply.type('text/html; charset=utf-8').send(pageOf(mails));
  });
}

const pageOf = (mails: readonly ReceivedMail[]) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox of development</title></head>
<body>
<main>
<h1>Mailbox of development</h1>
<p>These mails left this process for nowhere. The newest is on top. Load the page again to see new ones.</p>
${mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(entryOf).join('\n')}
</main>
</body>
</html>`;

const entryOf = ({ to, subject, at, text }: ReceivedMail) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, ${escapeHtml(at)}</p>
${text
  .split(/\n{2,}/)
  .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
  .join('\n')}
</article>`;
