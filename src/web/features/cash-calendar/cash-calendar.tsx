import { useId, useState } from 'react';
import { calendarDates } from '#domain/cash-calendar/calendar-dates.ts';
import { toIcs } from '#domain/cash-calendar/to-ics.ts';
import { useApplicationDates } from '#web/data/application-dates.ts';
import { useCashCalendarTexts } from '#web/data/page-texts.ts';
import { useToday } from '#web/data/today.ts';
import { useViewer } from '#web/data/viewer.ts';
import { announce } from '#web/lib/announce.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { calendarEvents } from './calendar-events.ts';
import styles from './cash-calendar.module.css';
import { CashTable } from './cash-table.tsx';
import { DateList } from './date-list.tsx';
import { type CalendarPlan, useCashYear } from './use-cash-year.ts';

type Props = { plans: readonly [CalendarPlan, ...CalendarPlan[]] };

/** A year in money and days for one of these plans, for paper and for another calendar too. */
export default function CashCalendar({ plans }: Props) {
  const { cashCalendar: words, paymentPlan } = useCashCalendarTexts();
  const { texts } = useStart();
  const id = useId();
  const [chosen, choose] = useState('');
  const [showsBills, setShowsBills] = useState(false);
  const plan = plans.find(({ key }) => key === chosen) ?? plans[0];
  const cash = useCashYear(plan, showsBills);
  const { today } = useToday();
  const dates = calendarDates(today, useApplicationDates());

  return (
    <div className={styles.calendar} data-ends-page>
      {plans.length > 1 && (
        <div className="no-print">
          <SelectField
            id={`${id}-plan`}
            label={words.plan}
            value={plan.key}
            options={plans.map(({ key, planName, isTheirs }) => ({
              value: key,
              label: isTheirs ? words.theirs(planName) : planName,
            }))}
            onValue={choose}
          />
        </div>
      )}
      {cash.state === 'waiting' && <Loading label={words.loading} rows={12} />}
      {cash.state === 'failed' && (
        <Failure sentence={words.failed} tryAgain={texts.shell.tryAgain} onTryAgain={cash.tryAgain} />
      )}
      {cash.state === 'known' && (
        <>
          {cash.canSpread && (
            <label className="choice-row no-print">
              <input
                type="checkbox"
                role="switch"
                checked={showsBills}
                aria-checked={showsBills}
                onChange={({ target }) => setShowsBills(target.checked)}
              />
              {paymentPlan.show}
            </label>
          )}
          <CashTable {...plan} year={cash.year} withBills={showsBills && cash.canSpread} />
          {cash.because && <p>{words.unknown[cash.because]}</p>}
          <p className="quiet">{words.notIn}</p>
          {cash.because === null && <p className="quiet">{words.estimate}</p>}
        </>
      )}
      <DateList dates={dates} />
      {cash.state === 'known' && <CalendarFile calendar={{ ...plan, year: cash.year, dates }} />}
    </div>
  );
}

type FileProps = { calendar: Parameters<typeof calendarEvents>[0] };

/** It is made in the browser, of what stands on the page. An agent who looks on takes nothing along. */
function CalendarFile({ calendar }: FileProps) {
  const { cashCalendar: words } = useCashCalendarTexts();
  const { language } = useStart();
  const { today } = useToday();
  const id = useId();
  const isCloaked = useViewer().kind === 'cloaked';
  if (isCloaked) return null;

  const save = () => {
    const events = calendarEvents(calendar, words, language, today);
    saveFile(
      `${words.file.name}.ics`,
      'text/calendar;charset=utf-8',
      toIcs({ name: words.file.title, language, today, events }),
    );
    announce(words.file.saved);
  };

  return (
    <div className={`${styles.file} no-print`}>
      <button type="button" className="ds-c-button" aria-describedby={`${id}-hint`} onClick={save}>
        {words.file.button}
      </button>
      <p id={`${id}-hint`} className="quiet">
        {words.file.hint}
      </p>
    </div>
  );
}
