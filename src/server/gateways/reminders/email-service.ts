/** Who reminds people that something waits for them. */
export type EmailService = {
  /**
   * Tells that somebody needs no reminders any more. The same id is the same message, however often it comes.
   * @returns 'refused' for what will not be taken another time either. @throws when it may be later.
   */
  stopReminders(id: string, body: string): Promise<'accepted' | 'refused'>;
};

/** Spec B7. */
const PATH = '/EmailWAR/emailrest/profile/email/v1';
const PATIENCE = 20_000;

/** Worth another try, though the other side answered. */
const LATER = [408, 425, 429];

export const emailService = ({ url, fetch }: { url: string; fetch: typeof globalThis.fetch }): EmailService => ({
  async stopReminders(id, body) {
    const reply = await fetch(`${url.replace(/\/$/, '')}${PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await reply.body?.cancel();
    if (reply.ok) return 'accepted';
    if (reply.status >= 500 || LATER.includes(reply.status)) throw new Error('the e-mail service is out of order');
    return 'refused';
  },
});
