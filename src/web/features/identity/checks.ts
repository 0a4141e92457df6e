import type { IdentityTexts } from '#content/en/identity-texts.ts';

type Needs = IdentityTexts['identityPages']['needs'];

/** As the contract has it; here only types may be taken from there. */
export const LEAST_LETTERS = 12;

/** How long a code by mail is good. */
export const CODE_MINUTES = 30;

export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

export function newPasswordFault(password: string, email: string, needs: Needs): string | null {
  if (password.length < LEAST_LETTERS) return needs.newPassword(LEAST_LETTERS);
  return password.trim().toLowerCase() === email.trim().toLowerCase() ? needs.notTheEmail : null;
}

/** Four by four, as they are easier to write down; how a code is typed does not matter. */
export const inGroups = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1 ');
