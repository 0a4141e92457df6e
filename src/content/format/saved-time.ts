import { instantOfCentral } from '#domain/calendar/central-time.ts';
import type { Language } from '#domain/language/language.ts';
import { LOCALES, perLanguage } from './locale.ts';

/** Said in both languages: the phone lines give their hours with it too. */
const SUFFIX = 'CT';

const LAST_JAVASCRIPT_INSTANT = 8.64e15;

/** A reader of Spanish may take 4/12 for either day, and our forms ask for the month first: there the month is a word. */
const DAY = { day: '2-digit', month: '2-digit' } as const;
const DAY_IN_WORDS = { day: 'numeric', month: 'long' } as const;
const BETWEEN = { en: { day: '/', time: ' ', hour: ' ' }, es: { day: ' de ', time: ', ', hour: '\u00a0' } } as const;

const CENTRAL = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'America/Chicago',
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h12',
      year: 'numeric',
      ...(locale === LOCALES.es ? DAY_IN_WORDS : DAY),
      hour: 'numeric',
      minute: '2-digit',
    }),
);

/**
 * When something was saved: '01/15/2025 1:05 PM CT', whatever zone the machine is in. FORMAT-002.
 * @param saved milliseconds, or an ISO date-time (without an offset it is Central time).
 * @param onInvalid is told once of a value that is no time; the text is then ''. ERR-413.
 */
export function formatSavedTime(saved: unknown, language: Language, onInvalid: (saved: unknown) => void): string {
  const instant = typeof saved === 'string' ? instantOfCentral(saved) : saved;
  if (typeof instant !== 'number' || !(Math.abs(instant) <= LAST_JAVASCRIPT_INSTANT)) {
    onInvalid(saved);
    return '';
  }

  // Joined by hand, since the blanks and commas between the parts differ between versions of Intl.
  const parts = CENTRAL[language].formatToParts(instant);
  const pick = (...types: string[]) => parts.filter(({ type }) => types.includes(type)).map(({ value }) => value);
  const between = BETWEEN[language];
  const date = pick('day', 'month', 'year').join(between.day);
  const time = pick('hour', 'minute').join(':');
  return `${date}${between.time}${[time, ...pick('dayPeriod'), SUFFIX].join(between.hour)}`;
}
