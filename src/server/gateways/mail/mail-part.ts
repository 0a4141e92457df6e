import { type DevMailbox, devMailbox } from './dev-mailbox.ts';
import { type MailGateway, type MailSettings, smtpGateway } from './smtp.ts';

/** Where mails go: the operator's mail server, or in development a mailbox of this process. */
export type MailPart = { gateway: MailGateway; mailbox: DevMailbox | null };

/** Null in production without a mail server: nothing that sends mail is there either. */
export function mailPart({ mail, production }: { mail: MailSettings | null; production: boolean }): MailPart | null {
  if (mail) return { gateway: smtpGateway(mail), mailbox: null };
  if (production) return null;
  const mailbox = devMailbox();
  return { gateway: mailbox, mailbox };
}
