import { ClientError, ResponseBodyError } from 'openid-client';

/** How a provider refuses a code, besides being out of order. @source RFC 6749, 5.2 */
const REFUSALS = new Set(['invalid_grant', 'invalid_request']);

/** A token that fits another sign-in: its nonce is not the one of this browser. */
const isOtherNonce = (error: unknown) =>
  error instanceof ClientError &&
  error.code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' &&
  (error.cause as { cause?: { claim?: unknown } } | undefined)?.cause?.claim === 'nonce';

/** The code is used, unknown, too old or another browser's: nothing is wrong with the provider. */
export const isRefusal = (error: unknown): boolean =>
  (error instanceof ResponseBodyError && REFUSALS.has(error.error)) || isOtherNonce(error);
