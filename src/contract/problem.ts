/** Every way a call can be refused, and the status it travels under. This list is the whole list. */
export const PROBLEMS = {
  'invalid-input': 422,
  'malformed-request': 400,
  'invalid-session': 401,
  'cross-site': 403,
  'view-only': 403,
  'not-allowed': 403,
  'not-an-agent': 403,
  'second-factor-missing': 403,
  'agent-view-ended': 401,
  'drug-service-unavailable': 503,
  'sign-in-unavailable': 503,
  'sign-in-refused': 422,
  'code-refused': 422,
  'mailed-code-refused': 422,
  'sign-in-ended': 410,
  'account-exists': 409,
  'weak-password': 422,
  'not-found': 404,
  'plan-not-found': 404,
  'pharmacy-not-found': 404,
  'content-not-found': 404,
  'stale-version': 412,
  'body-too-large': 413,
  'address-too-long': 414,
  'wrong-content-type': 415,
  'unknown-host': 421,
  'plan-not-offered': 422,
  'too-many-plans': 422,
  'application-not-found': 404,
  'application-sent': 409,
  'application-decided': 409,
  'not-your-email': 403,
  'application-incomplete': 422,
  'enrollment-closed': 422,
  'too-many-applications': 422,
  'applications-unavailable': 503,
  'nothing-to-undo': 410,
  'imported-this-month': 409,
  'claims-consent-missing': 409,
  'claims-unavailable': 503,
  'agreement-outdated': 409,
  'conflict-outdated': 409,
  'estimate-too-large': 422,
  'idempotency-key-reused': 422,
  'missing-version': 428,
  'too-many-requests': 429,
  'too-many-changes': 429,
  'too-many-prices': 429,
  'too-many-views': 429,
  unexpected: 500,
  'not-ready': 503,
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

/** RFC 9457, with a code that programs compare and, for bad fields, a sentence for each. */
export type ProblemReply = {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  code: ProblemCode;
  fields?: Record<string, string>;
  /** With 'stale-version': the section as it stands now. */
  current?: unknown;
};

type Extra = { fields?: Record<string, string>; current?: unknown; retryAfter?: number; cause?: unknown };

/** The one error that is thrown on purpose; anything else is a bug and becomes 'unexpected'. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly fields: Record<string, string> | undefined;
  readonly current: unknown;
  /** Seconds after which the same may be asked again. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, { fields, current, retryAfter, cause }: Extra = {}) {
    super(code, { cause });
    this.code = code;
    this.fields = fields;
    this.current = current;
    this.retryAfter = retryAfter;
  }
}
