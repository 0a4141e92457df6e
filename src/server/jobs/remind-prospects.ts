import type pg from 'pg';
import { inTransaction } from '../db/transaction.ts';
import { takeDueReminder } from '../features/prospects/due-reminder.ts';
import { composeMail } from '../mail/compose.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { FieldSealer } from '../security/sealed-field.ts';
import type { Job } from './runner.ts';

const TEN_MINUTES = 600_000;
/** After that it would come with the next one. */
const GOOD_FOR = 3 * 24 * 3_600_000;

type Parts = { pool: pg.Pool; sealer: FieldSealer; outbox: Pick<Outbox, 'queueIn'> };

/** Writes to people whom an agent wrote down, and who have not proved who they are yet, that something waits for them. */
export const remindProspectsJob = ({ pool, sealer, outbox }: Parts): Job => ({
  kind: 'remind-prospects',
  every: TEN_MINUTES,
  step: (at) =>
    inTransaction(pool, async (transaction) => {
      const due = await takeDueReminder(transaction, sealer, at);
      if (!due) return false;
      const { to, ...reader } = due;
      const mail = to !== null && composeMail({ to, ...reader }, { kind: 'prospectReminder', code: null, minutes: 0 });
      if (mail) await outbox.queueIn(transaction, mail, GOOD_FOR);
      return true;
    }),
});
