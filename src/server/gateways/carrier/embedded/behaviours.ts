/** How the made-up insurer behaves, by the applicant's last name; with everybody else it does as it should. */
export const BEHAVIOURS = {
  /** Takes the application at the third try, and decides after twelve days: too late. */
  Delay: 'delays',
  /** Takes it, and tells nothing more. Of eligibility neither. */
  Silence: 'is-silent',
  /** Tells each state twice. */
  Twice: 'answers-twice',
  Denial: 'denies',
  /** Is out of order. */
  Down: 'is-down',
  /** Will not take it. */
  Refusal: 'refuses',
  /** Knows the person under another name. */
  Suggest: 'suggests',
  /** Does not know the person. */
  Stranger: 'does-not-know',
} as const;

export type Behaviour = (typeof BEHAVIOURS)[keyof typeof BEHAVIOURS] | 'accepts';

/** Whoever signs in with an e-mail that begins so has begun an application elsewhere. */
export const BEGUN_ELSEWHERE = 'elsewhere';

export function behaviourOf(lastName: string): Behaviour {
  const wanted = lastName.trim().toLowerCase();
  const found = Object.entries(BEHAVIOURS).find(([name]) => name.toLowerCase() === wanted);
  return found?.[1] ?? 'accepts';
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The state codes of spec A4 on their way: what comes first, and what is decided so long after the receipt. */
const [NEW, IN_VALIDATION, APPROVED, DENIED] = [1, 5, 11, 12];

/** In milliseconds after the receipt. */
const DECIDES_AFTER = { soon: 2 * MINUTE, late: 12 * DAY };

/** The codes that it tells of an application, in their order. */
export function codesOf(behaviour: Behaviour, age: number): number[] {
  if (behaviour === 'is-silent') return [];
  const decidesAfter = behaviour === 'delays' ? DECIDES_AFTER.late : DECIDES_AFTER.soon;
  const underWay = age < MINUTE ? NEW : IN_VALIDATION;
  const code = age < decidesAfter ? underWay : behaviour === 'denies' ? DENIED : APPROVED;
  return behaviour === 'answers-twice' ? [NEW, code] : [code];
}

/** How often it is out of order before it takes an application. */
export const FAILURES_FIRST = 2;
