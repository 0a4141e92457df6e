import { formatDate } from '#content/format/date.ts';
import type { CalendarDate } from '#domain/cash-calendar/calendar-dates.ts';
import { useCashCalendarTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { sentenceOf } from './calendar-events.ts';
import styles from './cash-calendar.module.css';

/** The deadlines of the season and of what somebody has begun, the nearest first. */
export function DateList({ dates }: { dates: readonly CalendarDate[] }) {
  const { cashCalendar: words } = useCashCalendarTexts();
  const { language } = useStart();

  return (
    <>
      <h3>{words.dates.title}</h3>
      {dates.length === 0 ? (
        <p>{words.dates.none}</p>
      ) : (
        <ul className={styles.dates}>
          {dates.map((date) => (
            <li key={`${date.kind} ${'applicationId' in date ? date.applicationId : date.date}`}>
              <time dateTime={date.date}>{formatDate(date.date, language)}</time>
              <span>{sentenceOf(date, words)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
