/** How a session ended that was not signed out of. */
const SESSION_ENDS = [
  'idle',
  'overall-end',
  /** Another one took its place in the browser. */
  'replaced',
  /** By a new password. */
  'password',
  /** One of the list, ended by whose it is. */
  'by-shopper',
  /** With all others, by whose they are. */
  'all-by-shopper',
  /** An agent's, with the second factor that it was opened with. */
  'factor-reset',
  /** With all that was kept. */
  'deletion',
] as const;

/** All that is written down of who came in, who was kept out and who looked on. */
export const ACCESS_KINDS = [
  'signed-in',
  'sign-in-refused',
  'sign-in-locked',
  'signed-out',
  ...SESSION_ENDS.map((end) => `session-ended ${end}` as const),
  /** An agent's, by a provider that does not say so. */
  'second-factor-missing',
  /** An agent's, at the provider of this site. */
  'factor-enrolled',
  'factor-refused',
  'factor-locked',
  /** By an operator. */
  'factor-reset',
  'password-changed',
  'account-made',
  /** The profile is closed, and all that was kept goes. */
  'deletion-asked',
  /** All that is kept of somebody, into a file of theirs. */
  'data-exported',
  /** A shopper lets their claims be read, or takes that back. */
  'claims-consent-given',
  'claims-consent-ended',
  /** From claims into the profile. */
  'items-imported',
  'import-undone',
  /** What was typed to prove who somebody is did not fit what an agent had written down. */
  'identity-refused',
  'identity-locked',
  /** By an operator. */
  'identity-unlocked',
  /** What an agent had written down is in the profile. */
  'prospect-merged',
  'prospect-declined',
  /** By an agent, of somebody who may have no account yet. */
  'prospect-recorded',
  'prospect-withdrawn',
  'agent-searched',
  'view-opened',
  'view-closed',
  'read-refused',
  'write-refused',
  /** Somebody without a session, such as the owner after it ended. */
  'asked-without-session',
] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];
