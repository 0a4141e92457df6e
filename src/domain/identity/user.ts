/** What is known of a person, as far as the rules look at it; null where nothing is known. Spec A3, B3. */
export type User = {
  uuid: string | null;
  isGuest: boolean;
  /** An agent looks on. */
  isCSRLogin: boolean;
  /** 'hsid' for who signed in as a member of a health plan. */
  userType: string | null;
  optumId: string | null;
  /** Whole or masked: the rules only ask whether there is one. */
  mbi: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  dob: string | null;
  zipCode: string | null;
  createdBy: string | null;
  /** 'p' for a person who is no member. */
  salesforceRecordType: string | null;
};
