import type { InteractionResults } from 'oidc-provider';

/** How the embedded provider knows this site. */
export const CLIENT_ID = 'shopper-profile';

/** What an interaction ends with. @source RFC 8176 for the methods */
export const signedInAs = (accountId: string, amr: ('pwd' | 'otp')[]): InteractionResults => ({
  login: { accountId, amr },
  create: {},
});
