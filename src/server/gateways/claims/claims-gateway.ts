import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { ClaimsPerson, Coverage, PharmacyClaim, Treatment } from '#domain/imports/claims.ts';
import type { ProfilePerson } from '#domain/imports/same-person.ts';
import type { UnreadResource } from './fhir/read-resource.ts';

/** The plan's own records, or those of a plan by an employer, which are asked when the first have nothing. IMPORT-002. */
export type ClaimsSource = 'member' | 'employer';

/** What the browser keeps, signed, while a person is asked whether their claims may be read. */
export type ClaimsTransaction = { state: string; codeVerifier: string };

/** Leave to read one person's claims. */
export type ClaimsGrant = {
  accessToken: string;
  /** As the keeper of the claims calls the person; null where that is only told with the data. */
  patientId: string | null;
  /** What the person left ticked; the names that they may keep to themselves among it. */
  scopes: readonly string[];
  /** After which it opens nothing; null where nothing is said. */
  expiresInSeconds: number | null;
  /** Brings the next access token; null where the person gave leave just once. */
  refreshToken: string | null;
};

/** Why there are no claims. Each is an answer of the outside, and none says anything of the person. */
export type ClaimsFault =
  | 'unreachable'
  | 'too-slow'
  | 'busy'
  | 'out-of-order'
  | 'not-allowed'
  | 'unknown-person'
  | 'unreadable'
  | 'too-large'
  | 'redirected'
  | 'strange-link'
  | 'wrong-person';

/** Where something could not be read: which page and entry of it, never what stands there. */
export type UnreadPlace = Omit<UnreadResource, 'kind'> & { page: number; entry: number };

export type Claims = {
  person: ClaimsPerson | null;
  pharmacyClaims: PharmacyClaim[];
  treatments: Treatment[];
  coverages: Coverage[];
  /** How many resources could not be read, and where the first of them are. */
  unread: { count: number; places: UnreadPlace[] };
};

export type ClaimsAnswer =
  | { found: true; claims: Claims; isProved: boolean }
  | { found: false; because: ClaimsFault; retryAfterSeconds: number | null };

export type ClaimsRequest = {
  /** Of the site, like 'http://localhost:3000'. */
  origin: string;
  grant: ClaimsGrant;
  source: ClaimsSource;
  /** Claims from that day on. */
  since: IsoDate;
  /** Whose claims they must be. */
  person: ProfilePerson;
  signal?: AbortSignal;
};

/** A keeper of claims, embedded or any of the shape of Blue Button by configuration. */
export type ClaimsGateway = {
  begin(origin: string): Promise<{ url: string; transaction: ClaimsTransaction }>;
  /** Trades the code for leave to read; null when it is refused: used, unknown, too old, or another browser's. */
  finish(
    origin: string,
    transaction: ClaimsTransaction,
    answer: { code: string; state: string },
  ): Promise<ClaimsGrant | ClaimsFault | null>;
  /** A new leave for one that has run out; null when the person, or the keeper, has ended it. */
  refresh(origin: string, grant: ClaimsGrant & { refreshToken: string }): Promise<ClaimsGrant | ClaimsFault | null>;
  read(request: ClaimsRequest): Promise<ClaimsAnswer>;
};
