import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testClient } from '#tests/support/test-client.ts';
import { registerDevMailbox } from './dev-mailbox-page.ts';

const MAIL = { to: 'a&b@example.org', subject: '<b>Code</b>', text: 'One\n\n1234 5678', at: '2026-11-16' };

test('the mailbox of development shows mails as text, and as JSON to who asks for that', async () => {
  const app = Fastify();
  registerDevMailbox(app, { read: () => [MAIL] });
  const page = await app.inject({ url: '/dev/mail', headers: { accept: 'text/html' } });
  expect(page.body).toContain('<h2>&lt;b&gt;Code&lt;/b&gt;</h2>');
  expect(page.body).toContain('a&amp;b@example.org');
  expect(page.headers['cache-control']).toBe('no-store');
  const reply = await app.inject({ url: '/dev/mail', headers: { accept: 'application/json' } });
  expect(reply.json()).toEqual({ mails: [MAIL] });
});

test('where mails leave the site, and in production, there is no such page', async () => {
  const subject = await testApp();
  expect((await testClient(subject.app).get('/dev/mail')).statusCode).toBe(404);
  await subject.close();
});
