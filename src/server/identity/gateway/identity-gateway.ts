import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { KnownLevel } from '#domain/extra-help/choice.ts';

/** How the provider of this process is called, whatever its address. */
export const EMBEDDED = 'embedded';

/** What an identity provider vouches for; null where it says nothing. */
export type Identity = {
  /** 'embedded' for the provider of this process, whatever its address. */
  issuer: string;
  subject: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  dateOfBirth: IsoDate | null;
  zipCode: string | null;
  /** Eleven characters. */
  medicareNumber: string | null;
  userType: string | null;
  optumId: string | null;
  createdBy: string | null;
  salesforceRecordType: string | null;
  /** How much Extra Help a health plan knows its member to have; '0' for none. ROLE-408. */
  lisSubsidyLevel: KnownLevel | null;
  /** Only agents have one, and whoever has one is an agent. */
  agentUserName: string | null;
};

/** How somebody proved who they are, in the words of their provider. */
export type HowProved = { acr: string | null; amr: readonly string[] };

/** What the browser keeps, signed, between leaving for the provider and coming back. */
export type SignInTransaction = { state: string; nonce: string; codeVerifier: string };

/** 'agent' asks the provider for a second factor, which a shopper is not held up for. */
export type SignInScreen = 'sign-in' | 'register' | 'agent';

/** The provider, embedded or any OpenID Connect issuer by configuration. Origins are like 'http://localhost:3000'. */
export type IdentityGateway = {
  /** @throws Problem sign-in-unavailable. */
  begin(request: { origin: string; screen: SignInScreen }): Promise<{
    url: string;
    transaction: SignInTransaction;
  }>;
  /**
   * Trades the code for who signed in; null when the provider refuses it (used, unknown, too old, another browser's).
   * @throws Problem sign-in-unavailable.
   */
  finish(
    origin: string,
    transaction: SignInTransaction,
    answer: { code: string; state: string; iss: string | undefined },
  ): Promise<{ identity: Identity; proof: HowProved; idToken: string } | null>;
  /** Where a browser goes to end the session of the provider too; null when the provider offers no such address. */
  signOutUrl(origin: string, idToken: string | null): Promise<string | null>;
};
