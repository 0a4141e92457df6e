import { expect, test } from 'vitest';
import { mailPart } from './mail-part.ts';

const mail = { url: 'smtps://mail.example.org', from: 'no-reply@example.org' };

test.each([
  ['development', { mail: null, production: false }, [true, true]],
  ['development with a mail server', { mail, production: false }, [true, false]],
  ['production with a mail server', { mail, production: true }, [true, false]],
  ['production without one', { mail: null, production: true }, [false, false]],
])('in %s mails are sent, and shown, only where they may be', (_where, settings, expected) => {
  const part = mailPart(settings);
  expect([part !== null, Boolean(part?.mailbox)]).toEqual(expected);
});
