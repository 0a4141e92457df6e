export const BENEFIT_LIMITS = ['prior-authorization', 'referral', 'plan-limits'] as const;
export type BenefitLimit = { kind: (typeof BENEFIT_LIMITS)[number] } | { kind: 'text'; english: string };

const LIMITS = new Map<string, (typeof BENEFIT_LIMITS)[number]>([
  ['prior_auth', 'prior-authorization'],
  ['referral', 'referral'],
  ['plan_limits', 'plan-limits'],
]);

/** The source writes several limits as one word, 'prior_auth|referral'. One that is new to us stays text. */
export const parseLimits = (printed: string | null): BenefitLimit[] =>
  (printed ?? '')
    .split('|')
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) => {
      const kind = LIMITS.get(word);
      return kind ? { kind } : { kind: 'text', english: word };
    });
