import type { EmailService } from '../gateways/reminders/email-service.ts';
import { type OutgoingCalls, STOP_REMINDERS } from '../mail/outgoing-calls.ts';
import type { OneOffJob } from './runner.ts';

type Parts = {
  calls: Pick<OutgoingCalls, 'find' | 'remove'>;
  service: EmailService;
  /** How it ended, which nobody but the log is told. EMAIL-605. */
  onAnswer: (answer: 'accepted' | 'refused') => void;
};

/** Makes one call. Who is killed between making and removing it makes it again, under the same id. */
export const stopRemindersJob = ({ calls, service, onAnswer }: Parts): OneOffJob => ({
  kind: STOP_REMINDERS,
  async run(jobId) {
    const id = jobId.slice(`${STOP_REMINDERS} `.length);
    const body = await calls.find(id);
    if (body !== null) onAnswer(await service.stopReminders(id, body));
    await calls.remove(id);
  },
});
