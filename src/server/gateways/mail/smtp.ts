/** A mail on its way, with a name that stays the same however often it is sent. */
export type SentMail = { id: string; to: string; subject: string; text: string; html: string };

export type MailGateway = {
  /**
   * @returns 'refused' for one that no further try would bring.
   * @throws where another try may help.
   */
  send(mail: SentMail): Promise<'sent' | 'refused'>;
};

/** @param url as nodemailer reads it: smtp://host:587 with STARTTLS, or smtps://user:password@host. */
export type MailSettings = { url: string; from: string };

const SECOND = 1000;
const TIMES = { connectionTimeout: 10 * SECOND, greetingTimeout: 10 * SECOND, socketTimeout: 10 * SECOND };
/** Less than the lease of a job, so that no two processes send one mail at the same time. */
const LONGEST = 40 * SECOND;

type SmtpError = { responseCode?: number; command?: string };

/** RFC 5321: 5yz refuses the same mail for ever. Before the recipient is told it speaks of our settings, and waits. */
const isFinal = ({ responseCode = 0, command = '' }: SmtpError) =>
  responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A mail server, by SMTP. What leaves this machine is encrypted, or is not sent. */
export function smtpGateway({ url, from }: MailSettings): MailGateway {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  const requireTLS = !THIS_MACHINE.has(new URL(url).hostname);
  return {
    async send({ id, ...mail }) {
      const message = { ...mail, from, messageId: `<${id}@${domain}>`, signal: AbortSignal.timeout(LONGEST) };
      // A start that sends no mail does without its code.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url, requireTLS, ...TIMES, disableFileAccess: true, disableUrlAccess: true });
      try {
        await transport.sendMail(message);
        return 'sent';
      } catch (error) {
        if (isFinal(error as SmtpError)) return 'refused';
        throw error;
      }
    },
  };
}
