import { expect, test } from 'vitest';
import type { Reply } from '#contract/schemas.ts';
import { testApp } from '#tests/support/app.ts';
import { signInBrowser } from '#tests/support/embedded-sign-in.ts';
import { listenToLog } from '#tests/support/listen-to-log.ts';
import { registers } from '#tests/support/registers.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';

test('no password, code, token, state or e-mail gets into the log, whatever goes wrong', async () => {
  const subject = await testApp({ identity: 'configured', environment: { LOG_LEVEL: 'debug' } });
  const lines = listenToLog(subject.app.log);
  const browser = signInBrowser(subject.app);
  const email = 'canary-mail@example.org';
  const password = 'canary-password-1';

  const register = { firstName: 'Canaryfirst', lastName: 'Canarylast', email, password };
  const made = await registers(subject, browser, register);
  const back = await browser.goOn(made);
  await browser.validate({ ...back, iss: 'https://evil.example' });
  await browser.validate(back);

  const next = await browser.begin();
  await browser.answer(next, email, 'canary-password-2');
  await browser.answer(next, email, '');
  const again = await browser.goOn(await browser.answer(next, email, password));
  await browser.validate(again);
  await browser.validate(again);

  const desk = signInBrowser(subject.app);
  const agents = await desk.begin();
  await desk.answer(agents, DEMO_ACCOUNTS.agentNew.email, DEMO_PASSWORD);
  const { secondFactor } = await desk.readInteraction(agents);
  const [secret, otherCode] = [secondFactor?.enrol?.secret ?? '', secondFactor?.demoCode ?? ''];
  await desk.giveCode(agents, 'canary-code');
  const enrolled = await desk.giveCode(agents, otherCode);
  const { recoveryCodes } = enrolled.json<Reply<'giveSecondFactor'>>();
  await desk.validate(await desk.goOn(enrolled));

  await browser.get(`/idp/auth/${next}`);
  await browser.get('/idp/auth?client_id=canary-client&redirect_uri=https://evil.example');
  await subject.pool.query('alter table idp_payload rename to idp_payload_away');
  await browser.get('/sign-in').then((reply) => browser.get(String(reply.headers.location)));
  await subject.pool.query('alter table idp_payload_away rename to idp_payload');

  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(15);
  expect(log).toContain('the identity provider is out of order');
  const secrets = [back.code, back.state, again.code, again.state, next, email, 'anary', 'eyJ'];
  expect(recoveryCodes).toHaveLength(10);
  secrets.push(secret, `"${otherCode}"`, agents, 'c.brown', ...(recoveryCodes ?? []));
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  await subject.close();
});
