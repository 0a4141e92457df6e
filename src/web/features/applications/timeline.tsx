import { formatDate } from '#content/format/date.ts';
import type { Enrollment } from '#contract/applications.ts';
import { centralDate } from '#domain/calendar/central-time.ts';
import { useApplicationTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import styles from './application.module.css';

/** Where a sent application is; a step that the plan is late with says so in words too. */
export function Timeline({ enrollment: { timeline } }: { enrollment: Enrollment }) {
  const { sent: words } = useApplicationTexts().application;
  const { language } = useStart();
  return (
    <ol className={styles.timeline}>
      {timeline.map(({ step, state, at, dueBy }) => (
        <li key={step} data-state={state}>
          <strong>{words.timelineSteps[step]}</strong>{' '}
          <span>
            {words.timelineStates[state]}
            {at !== null && `, ${formatDate(centralDate(Date.parse(at)), language)}`}
            {at === null && dueBy !== null && `, ${words.dueBy(formatDate(dueBy, language))}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
