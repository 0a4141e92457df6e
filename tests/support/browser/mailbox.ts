import type { Page } from '@playwright/test';
import type { ReceivedMail } from '#server/gateways/mail/dev-mailbox.ts';
import { codeByMail } from '#tests/support/mailbox.ts';

/** The code that was sent to somebody, from the mailbox of the server that the page is of. */
export const codeSentTo = (page: Page, email: string, nth = 1): Promise<string> => {
  // The browser finds the host of a brand, which Node may not.
  const look = () =>
    page.evaluate(async () => {
      const reply = await fetch('/dev/mail', { headers: { accept: 'application/json' } });
      return ((await reply.json()) as { mails: ReceivedMail[] }).mails;
    });
  return codeByMail(look, email, nth);
};
