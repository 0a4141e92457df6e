import type { FastifyInstance } from 'fastify';
import { importAgreement } from '#content/en/import-agreement.ts';
import { PEOPLE } from '#server/gateways/claims/embedded/people.ts';
import { sam } from './fake-identity.ts';
import type { testClient } from './test-client.ts';

type Browser = Pick<ReturnType<typeof testClient>, 'get' | 'post'> & { profile: string };

/** Goes to the keeper of the made-up claims, shares those of a person, and comes back. @returns where that led. */
export async function agreesToClaims(
  app: FastifyInstance,
  { get, post, profile }: Browser,
  firstName: string,
  form: Record<string, string> = { share_person: 'yes' },
): Promise<string> {
  const started = await post(`${profile}/import/consent`, { version: importAgreement.version });
  const asked = new URL(started.json<{ url: string }>().url);
  const person = PEOPLE.find((one) => one.firstName === firstName)?.id ?? '';
  const pressed = await app.inject({
    method: 'POST',
    url: '/claims/o/authorize',
    headers: { host: asked.host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...Object.fromEntries(asked.searchParams), ...form, person }).toString(),
  });
  const { pathname, search } = new URL(String(pressed.headers.location));
  const back = await get(`${pathname}${search}`, { 'sec-fetch-site': 'cross-site', accept: 'text/html' });
  return String(back.headers.location);
}

/** As the sign-in of the member tells it whose claims the keeper of development has. */
export const OKAFOR = { ...sam, dateOfBirth: '1951-03-09' } as const;

type Member = Pick<ReturnType<typeof testClient>, 'post'> & { uuid: string };

export const importItems = ({ post, uuid }: Member, triggeredBy = 'MEMBER', details?: object) =>
  post('/landrover/api/profiles/import/member-items/v1', {
    uuid,
    isAuthUser: true,
    triggeredBy,
    ...(details && { details }),
  });
