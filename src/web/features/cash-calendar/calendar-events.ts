import type { CashCalendarTexts } from '#content/en/cash-calendar-texts.ts';
import { formatCents } from '#content/format/money.ts';
import { monthName } from '#content/format/month-name.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { CalendarDate } from '#domain/cash-calendar/calendar-dates.ts';
import type { CashMonth, CashYear } from '#domain/cash-calendar/cash-months.ts';
import type { IcsEvent } from '#domain/cash-calendar/to-ics.ts';
import type { Language } from '#domain/language/language.ts';

type Words = CashCalendarTexts['cashCalendar'];

export const sentenceOf = (date: CalendarDate, { kinds }: Words): string =>
  kinds[date.kind]('planName' in date ? date.planName : '');

type Calendar = { planName: string; planYear: number; year: CashYear; dates: readonly CalendarDate[] };

/** Ids stay the same from file to file, so that a newer one replaces what stands in the calendar; none tells of a person. */
const uidOf = (...parts: (string | number)[]) => `${parts.join('-')}@shopper-profile`;

/** The days, and on the first of each month that is known what it costs. A month that is past is left out. */
export function calendarEvents(calendar: Calendar, words: Words, language: Language, today: IsoDate): IcsEvent[] {
  const { planName, planYear, year, dates } = calendar;
  const money = (cents: number | null) => formatCents(cents ?? 0, language);

  const ofMonth = ({ month, premium, pharmacy, bill, total }: CashMonth): IcsEvent[] => {
    const date = `${planYear}-${String(month).padStart(2, '0')}-01` as IsoDate;
    if (total === null || date.slice(0, 7) < today.slice(0, 7)) return [];
    const { parts, partsWithBill } = words.file;
    const text =
      bill === null
        ? parts(planName, money(premium), money(pharmacy))
        : partsWithBill(planName, money(premium), money(pharmacy), money(bill));
    const title = words.file.month(monthName(month, language), money(total));
    return [{ uid: uidOf('costs', date), date, title, text }];
  };

  const ofDate = (date: CalendarDate): IcsEvent => ({
    uid: uidOf(date.kind, 'applicationId' in date ? date.applicationId : date.date),
    date: date.date,
    title: sentenceOf(date, words),
    text: '',
  });

  return [...dates.map(ofDate), ...year.months.flatMap(ofMonth)];
}
