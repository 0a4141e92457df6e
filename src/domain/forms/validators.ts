/** Whether what was typed will do. Spec B5: the validators that a form has. FORMAT-604. */
export type Check = (value: string) => boolean;

/** Blanks are nothing. */
export const required: Check = (value) => value.trim() !== '';

/** The length of a text, the value of a number. */
export const min =
  (least: number) =>
  (value: string | number): boolean =>
    sizeOf(value) >= least;

export const max =
  (most: number) =>
  (value: string | number): boolean =>
    sizeOf(value) <= most;

export const pattern =
  (whole: RegExp): Check =>
  (value) =>
    whole.test(value);

/** One sign before the @, a dot behind it, and no blank: whether it is anybody's is found out by writing to it. */
export const email: Check = (value) => /^[^\s@"<>,;]+@[^\s@"<>,;.]+(\.[^\s@"<>,;.]+)+$/.test(value.trim());

const sizeOf = (value: string | number) => (typeof value === 'string' ? value.length : value);
