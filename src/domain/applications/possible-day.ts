import { type IsoDate, isIsoDate } from '#domain/calendar/iso-date.ts';

/** Days of living people; what is beyond is mistyped. */
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2099-12-31'];

export const isPossibleDay = (text: string): text is IsoDate =>
  isIsoDate(text) && text >= FIRST_DAY && text <= LAST_DAY;
