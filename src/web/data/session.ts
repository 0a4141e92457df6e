import { queryOptions } from '@tanstack/react-query';
import type { Arguments } from '#contract/schemas.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { call } from '#web/lib/call.ts';

/** Asked anew each time. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call('getSession', {}, signal),
  staleTime: 0,
  gcTime: 0,
});

export const staySignedIn = () => call('staySignedIn', {});

/** Ends the session on the server alone. */
export const endSession = () => call('logout', {});

/** Trades the code of a sign-in for a session. */
export const redeemCode = (brand: Brand, body: Arguments<'authValidate'>['body']) =>
  call('authValidate', { params: { brand }, body });
