import { setTimeout as wait } from 'node:timers/promises';
import type { ReceivedMail } from '#server/gateways/mail/dev-mailbox.ts';
import { codeIn } from './mails.ts';

/** Looks into a mailbox until the mail is there. @param nth which mail with a code this is. @returns its code. */
export async function codeByMail(look: () => Promise<ReceivedMail[]>, email: string, nth = 1): Promise<string> {
  for (;;) {
    const codes = (await look()).filter(({ to }) => to === email.toLowerCase()).flatMap((mail) => codeIn(mail) ?? []);
    if (codes.length >= nth && codes[0]) return codes[0];
    await wait(20);
  }
}

/** The mailbox of a server of development. */
export const mailboxOf = (origin: string) => async (): Promise<ReceivedMail[]> => {
  const reply = await fetch(`${origin}/dev/mail`, { headers: { accept: 'application/json' } });
  return ((await reply.json()) as { mails: ReceivedMail[] }).mails;
};
