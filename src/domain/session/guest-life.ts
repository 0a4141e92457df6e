const DAY = 86_400_000;

/** Spec A7: a guest is known for so many days after the last visit, as the page promises. */
export const GUEST_DAYS = 90;

/** A visit is written down once a day at most: whoever came on that day once more has the day in full. */
const LONGEST_UNTOLD = 1;

/** The last visit that is told before this instant is one of a guest that has ended. */
export const guestsEndBefore = (now: number): number => now - (GUEST_DAYS + LONGEST_UNTOLD) * DAY;
