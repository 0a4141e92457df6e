import { useQueries } from '@tanstack/react-query';
import { centralDate } from '#domain/calendar/central-time.ts';
import { isIsoDate } from '#domain/calendar/iso-date.ts';
import type { ApplicationDates } from '#domain/cash-calendar/calendar-dates.ts';
import { useApplications } from './application-list.ts';
import { applicationQuery } from './applications.ts';
import { useProfileUuid } from './viewer.ts';

/**
 * The days of the applications that are not decided. The start that is wished for is an answer, which a profile does not
 * hold: it is read with the application, and is not known while that can not be had.
 */
export function useApplicationDates(): ApplicationDates[] {
  const uuid = useProfileUuid();
  const { list } = useApplications();
  const open = (list?.items ?? []).flatMap((enrollment) =>
    enrollment.enrollmentId !== null && enrollment.listed && OPEN.includes(enrollment.status)
      ? [{ ...enrollment, enrollmentId: enrollment.enrollmentId }]
      : [],
  );
  const queries = open.map(({ enrollmentId }) => applicationQuery(uuid, enrollmentId));
  const details = useQueries({ queries });

  return open.map(({ enrollmentId, planName, keptUntil }, place) => {
    const wished = details[place]?.data?.answers['ProposedEffectiveDate'] ?? '';
    return {
      applicationId: enrollmentId,
      planName,
      keptUntil: keptUntil === null ? null : centralDate(Date.parse(keptUntil)),
      effectiveDate: isIsoDate(wished) ? wished : null,
    };
  });
}

const OPEN: readonly string[] = ['In Progress', 'Submitted', 'Pending'];
