import type { Config } from '#server/config.ts';
import { type EmailService, emailService } from './email-service.ts';

/** In development nobody is told: what would be sent is taken. */
const nobody: EmailService = { stopReminders: async () => 'accepted' };

/** The operator's service, or in development nobody's. Null in production without one: no such call is kept there. */
export function remindersPart({
  emailServiceUrl: url,
  production,
}: Pick<Config, 'emailServiceUrl' | 'production'>): EmailService | null {
  if (url !== null) return emailService({ url, fetch });
  return production ? null : nobody;
}
