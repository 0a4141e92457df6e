import { isPresent } from '#domain/values/is-present.ts';
import type { User } from './user.ts';

/** Who signed in through a health-services identity. ROLE-004. */
export const isMemberLogin = ({ userType }: User) => userType === 'hsid';

const hasAccount = ({ uuid, isGuest }: User) => isPresent(uuid) && !isGuest;

/** Spec A3, the first reading of 'member profile': it decides what is displayed. ROLE-006, ROLE-605. */
export const isMember = (user: User) =>
  hasAccount(user) && isMemberLogin(user) && isPresent(user.firstName) && isPresent(user.lastName);

/** Spec A3 and B3, the second reading of 'member profile'. ROLE-007, ROLE-601. */
export const isMemberProfile = (user: User) =>
  hasAccount(user) && isPresent(user.optumId) && isPresent(user.mbi) && user.salesforceRecordType !== 'p';

/** Both readings at once: who may be asked about by Optum id or Medicare number. Decision ROLE-605. */
export const mayUseMemberData = (user: User) => isMember(user) && isMemberProfile(user);

/** An account that lacks a name, so that forms stay editable. Decision ROLE-008. */
export const isBaseAccount = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) =>
  !(isPresent(firstName) && isPresent(lastName));
