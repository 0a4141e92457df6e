import type pg from 'pg';
import type { signInBrowser } from './embedded-sign-in.ts';
import { codeIn, mailsTo } from './mails.ts';

type Person = { firstName: string; lastName: string; email: string; password: string };

/** Makes an account as a person does who reads their mail. @returns what the site answers to the code. */
export async function registers(
  { pool }: { pool: pg.Pool },
  browser: ReturnType<typeof signInBrowser>,
  person: Person,
) {
  const interaction = await browser.begin('register');
  await browser.post(`/landrover/api/identity/${interaction}/register`, person);
  const code = codeIn((await mailsTo(pool, person.email))[0]) ?? '';
  return browser.post(`/landrover/api/identity/${interaction}/register/code`, { code });
}
