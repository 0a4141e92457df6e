const DAY = 24 * 3_600_000;

/** After so many days each. Nobody is written to more often: a choice of ours, in decision 0086. */
const REMINDER_DAYS = [3, 10, 30] as const;

/** When the next reminder is due; null when that was the last. @param sent how many were */
export function nextReminder(recordedAt: number, sent: number): number | null {
  const days = REMINDER_DAYS[sent];
  return days === undefined ? null : recordedAt + days * DAY;
}
