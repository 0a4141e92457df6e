/** What a person is shown of an application. Spec A4, ENROLL-006. */
export const APPLICATION_STATUSES = [
  'Saved',
  'In Progress',
  'Pending',
  'Submitted',
  'Approved',
  'Withdrawn',
  'Denied',
] as const;

/** What is stored as 'Saved' is shown as 'In Progress'. Decision ENROLL-006. */
export type ApplicationStatus = Exclude<(typeof APPLICATION_STATUSES)[number], 'Saved'>;

/** Codes of the application-status service that are a decision. Spec A4. */
export const APPROVED = 11;
export const DENIED = 12;
export const WITHDRAWN = 13;

const DECISIONS: Readonly<Record<number, ApplicationStatus>> = {
  [APPROVED]: 'Approved',
  [DENIED]: 'Denied',
  [WITHDRAWN]: 'Withdrawn',
};

/** New, in validation, mailed, migrated and the like: 1 to 24, but for the decisions. Spec A4. */
const isUnderWay = (code: number) => code >= 1 && code <= 24;

/** The number that stands in a reply as a number or as text; null for what is none. */
export function readStateCode(code: unknown): number | null {
  if (typeof code === 'number') return Number.isInteger(code) ? code : null;
  return typeof code === 'string' && /^\s*\d{1,4}\s*$/.test(code) ? Number(code) : null;
}

/** What a state code says to a person. What nobody knows is 'Submitted', and never a decision. ENROLL-012. */
export function statusOfCode(code: unknown): ApplicationStatus {
  const known = readStateCode(code);
  if (known === null) return 'Submitted';
  return DECISIONS[known] ?? (isUnderWay(known) ? 'Pending' : 'Submitted');
}

/** Nothing that comes after one of these changes what became of the application. */
export const DECISION_CODES = [APPROVED, DENIED, WITHDRAWN];

export const isDecision = (code: number) => DECISION_CODES.includes(code);

type Known = { isSubmitted: boolean; stateCode: number | null; isWithdrawn: boolean };

/**
 * What a card says. Who no longer wants the plan reads so at once, unless the insurer had decided before it heard of
 * that: an approval stands until the insurer takes it back.
 */
export function statusOf({ isSubmitted, stateCode, isWithdrawn }: Known): ApplicationStatus {
  if (!isSubmitted) return 'In Progress';
  if (stateCode !== null && isDecision(stateCode)) return statusOfCode(stateCode);
  return isWithdrawn ? 'Withdrawn' : statusOfCode(stateCode);
}

/** Of an application that another system keeps, in whichever of its spellings. Decision ENROLL-006. */
export function readStatus(text: string): ApplicationStatus | null {
  const plain = text.trim().replace('-', ' ').toLowerCase();
  const status = APPLICATION_STATUSES.find((one) => one.toLowerCase() === plain) ?? null;
  return status === 'Saved' ? 'In Progress' : status;
}
