import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { Problem } from '#contract/problem.ts';
import { isWeakPassword } from '#domain/identity/weak-password.ts';

const BRAND_WORDS = Object.values(BRAND_TABLE).flatMap(({ name }) => [name, ...name.split(' ')]);

let common: Promise<ReadonlySet<string>> | null = null;

/** The 49,233 that most people have, 308 of them long enough to be asked for. Read at the first question. */
const commonPasswords = () =>
  (common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])));

type Person = { email: string; firstName: string; lastName: string };

/** @throws Problem weak-password for one that is guessed early, by whoever knows the person or nothing. */
export async function mustBeStrong(password: string, { email, firstName, lastName }: Person): Promise<void> {
  const words = await commonPasswords();
  const ownWords = [email, ...email.split(/[@.]/), ...email.split('@'), firstName, lastName, ...BRAND_WORDS];
  if (isWeakPassword(password, { isCommon: (word) => words.has(word), ownWords })) throw new Problem('weak-password');
}
