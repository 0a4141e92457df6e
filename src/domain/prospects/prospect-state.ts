/** How a prospect ended. */
export const PROSPECT_ENDS = [
  /** What was written down is in somebody's account. */
  'merged',
  /** By the agent, as when the person changed their mind. */
  'withdrawn',
  /** What was agreed does not hold any more. */
  'expired',
  /** With the account that was asked about it. */
  'deleted',
] as const;
export type ProspectEnd = (typeof PROSPECT_ENDS)[number];

export const PROSPECT_STATES = ['open', ...PROSPECT_ENDS] as const;
export type ProspectState = (typeof PROSPECT_STATES)[number];
