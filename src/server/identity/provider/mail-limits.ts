import type { FastifyRequest } from 'fastify';
import { Problem } from '#contract/problem.ts';
import type { Attempts } from '#server/security/attempts.ts';
import { networkOf } from '#server/security/network-of.ts';
import { sameEmail } from './account-row.ts';

/** In an hour: somebody who looks for the mail, and a household or an office. */
const MOST = { fromHere: 5, toEmail: 10 } as const;

type Limits = { attempts: Attempts; mostFromNetwork: number };

/** Counts mails before they are sent, to e-mails that have an account and to others alike. @throws too-many-requests */
export async function mailMustBeFew(
  { attempts, mostFromNetwork }: Limits,
  { ip }: Pick<FastifyRequest, 'ip'>,
  email: string,
) {
  const network = networkOf(ip);
  const to = sameEmail(email);
  const limits = [
    ['mail from', network, mostFromNetwork],
    ['mail from, to', `${to} ${network}`, MOST.fromHere],
    ['mail to', to, MOST.toEmail],
  ] as const;
  for (const [what, who, most] of limits) {
    // What is refused here is not counted further on: a stranger uses up no more than their own part.
    const retryAfter = await attempts.waitForInHour(what, who, most);
    if (retryAfter > 0) throw new Problem('too-many-requests', { retryAfter });
  }
}
