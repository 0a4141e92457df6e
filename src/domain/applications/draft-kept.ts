const DAY = 24 * 3_600_000;

/** A draft that nobody goes on with is kept for sixty days after its last change. In milliseconds. */
export const DRAFT_KEPT = 60 * DAY;

/** More would be of no use to anybody, and each holds what a person told. */
export const MOST_DRAFTS = 10;
