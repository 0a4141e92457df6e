import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { mayImport } from './agreement.ts';

type Facts = {
  /** Members import from claims; others who are signed in confirm who they are, for what an agent recorded. DRUG-604. */
  isMember: boolean;
  /** There is somebody who keeps claims. */
  hasKeeper: boolean;
  /** The last day on which claims may be read; null where the member gave no leave. */
  leaveEndsOn: IsoDate | null;
  imports: readonly { state: 'waiting' | 'done' | 'failed' | 'undone'; agreedOn: IsoDate }[];
  today: IsoDate;
};

/** Only what was brought in counts as the import of a month: one that failed brought nothing. */
export const countsForMonth = ({ state }: { state: string }) => state === 'done' || state === 'undone';

/** Whether an import may be asked for, and whether a page asks by itself: once a day, and not for what needs consent. */
export function offerOfImport({ isMember, hasKeeper, leaveEndsOn, imports, today }: Facts) {
  const agreements = imports.filter(countsForMonth).map(({ agreedOn }) => ({ agreementDate: agreedOn }));
  const allowed = (hasKeeper || !isMember) && mayImport(agreements, today);
  const needsConsent = isMember && hasKeeper && (leaveEndsOn === null || leaveEndsOn < today);
  const wasTriedToday = imports.some(({ agreedOn }) => agreedOn === today);
  return { allowed, needsConsent, atStartup: isMember && allowed && !needsConsent && !wasTriedToday };
}
