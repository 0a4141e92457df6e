import { useState } from 'react';
import { formatDate } from '#content/format/date.ts';
import type { Prospect } from '#contract/prospects.ts';
import { centralDate } from '#domain/calendar/central-time.ts';
import { useProspectsTexts } from '#web/data/page-texts.ts';
import { useWithdrawProspect } from '#web/data/prospects.ts';
import { announce } from '#web/lib/announce.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useStart, useTexts } from '#web/lib/start-context.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './prospects.module.css';

/** Whom this agent wrote down, with what was agreed. */
export function ProspectList({ prospects }: { prospects: readonly Prospect[] }) {
  const words = useProspectsTexts();
  const texts = useTexts();
  const withdraw = useWithdrawProspect();
  const [asking, setAsking] = useState<Prospect | null>(null);
  const nameOf = ({ firstName, lastName }: Prospect) => [firstName, lastName].filter(Boolean).join(' ') || words.noName;

  return (
    <>
      {withdraw.error && (
        <Notice tone="problem" urgent>
          <p>{problemText(withdraw.error, texts)}</p>
        </Notice>
      )}
      <ul className={styles.list}>
        {prospects.map((prospect) => (
          <li key={prospect.prospectUuid} className={styles.row}>
            <h3>{nameOf(prospect)}</h3>
            <Facts prospect={prospect} />
            {prospect.state === 'open' && (
              <button
                type="button"
                className="ds-c-button"
                aria-label={words.withdrawFor(nameOf(prospect))}
                aria-disabled={withdraw.isPending}
                onClick={() => {
                  if (!withdraw.isPending) setAsking(prospect);
                }}
              >
                {words.withdraw}
              </button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        {...words.dialog}
        isOpen={asking !== null}
        onConfirm={() => {
          setAsking(null);
          if (!asking) return;
          withdraw.mutate(asking.prospectUuid, { onSuccess: () => announce(words.withdrawn(nameOf(asking))) });
        }}
        onKeep={() => setAsking(null)}
      >
        <p>{words.dialog.text}</p>
      </ConfirmDialog>
    </>
  );
}

function Facts({ prospect }: { prospect: Prospect }) {
  const words = useProspectsTexts();
  const { language } = useStart();
  const { email, appointment, state, remindersSent, nextReminderAt, recordedAt } = prospect;
  const day = (date: string) => formatDate(date, language);
  const dayOf = (moment: string) => day(centralDate(Date.parse(moment)));
  const products = appointment.products.map((product) => words.form.productNames[product]).join(', ');

  return (
    <>
      {email && <p>{email}</p>}
      <p>
        <strong>{words.states[state]}</strong>
      </p>
      <p>{words.agreed(day(appointment.agreedOn), words.form.how[appointment.channel])}</p>
      <p>{words.about(products)}</p>
      <p className="quiet">
        {[
          words.recorded(dayOf(recordedAt)),
          remindersSent > 0 && words.reminders(remindersSent),
          nextReminderAt && words.nextReminder(dayOf(nextReminderAt)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
}
