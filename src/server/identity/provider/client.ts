import type { InteractionResults } from 'oidc-provider';

/** How the embedded provider knows this site. */
export const CLIENT_ID = 'shopper-profile';

/** What an interaction ends with. */
export const signedInAs = (accountId: string): InteractionResults => ({ login: { accountId }, create: {} });
