/** What the profile of an account holds besides the person, in this order. */
export type RawAccount = [
  userType: string | null,
  optumId: string | null,
  telesalesProfileType: string | null,
  createdBy: string | null,
  salesforceRecordType: string | null,
  profileStatus: string,
  createdAt: string,
];

export const toAccount = ([
  userType,
  optumId,
  telesalesProfileType,
  createdBy,
  salesforceRecordType,
  profileStatus,
  createdAt,
]: RawAccount) => ({
  userType,
  optumId,
  telesalesProfileType,
  createdBy,
  salesforceRecordType,
  profileStatus,
  creationDate: new Date(createdAt).toISOString(),
});
