import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
// It lets a route say that it is hidden.
import type {} from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Clock, dayOf } from '#server/clock.ts';
import type { ClaimsKeeper } from '../blue-button.ts';
import { CLAIMS_RETURN } from '../blue-button.ts';
import { consentPage } from './consent-page.ts';
import { AuthorizeQuery, consentStore, TokenBody } from './consents.ts';
import { injected } from './injected.ts';
import { PEOPLE } from './people.ts';
import { RESOURCES, resourcesOf, type Version } from './resources.ts';

export const CLAIMS_MOUNT = '/claims';
const CLIENT_ID = 'shopper-profile';
const SLOW_MILLISECONDS = 3000;
const MOST_ON_A_PAGE = 50;

const FhirAddress = z.object({
  source: z.enum(['member', 'employer']),
  version: z.enum(['v2', 'v3']),
  resource: z.enum(RESOURCES),
});

const FhirQuery = z.object({
  _count: z.coerce.number().int().min(1).default(10),
  startIndex: z.coerce.number().int().min(0).default(0),
  type: z.string().default('pde,carrier'),
  'service-date': z.string().regex(/^ge/).default('ge'),
});

type Parts = {
  machine: Clock;
  business: Clock;
  secure: boolean;
  version?: Version;
  /** How long the answers for who waits take. */
  slowMilliseconds?: number;
};

/** A keeper of claims of made-up people, in this process and for development only. */
export function embeddedClaims({
  machine,
  business,
  secure,
  version = 'v3',
  slowMilliseconds = SLOW_MILLISECONDS,
}: Parts) {
  const consents = consentStore(machine);
  // Only this process asks its own keeper for tokens.
  const clientSecret = randomBytes(32).toString('base64url');
  const originOf = ({ headers }: FastifyRequest) => `${secure ? 'https' : 'http'}://${headers.host}`;
  let mounted: FastifyInstance | null = null;

  const queryOf = (request: FastifyRequest, given: unknown) => {
    const query = AuthorizeQuery.safeParse(given).data;
    const isOurs = query?.client_id === CLIENT_ID && query.redirect_uri === `${originOf(request)}${CLAIMS_RETURN}`;
    return isOurs ? query : null;
  };

  const answerSearch = async (request: FastifyRequest, reply: FastifyReply) => {
    const consent = consents.of(request.headers.authorization);
    const address = FhirAddress.safeParse(request.params).data;
    const query = FhirQuery.safeParse(request.query).data;
    if (!consent) return outcome(reply, 401, 'login');
    if (!address || !query) return outcome(reply, 400, 'invalid');
    const person = PEOPLE.find(({ id }) => id === consent.personId);
    if (!person || person.keptBy !== address.source) return outcome(reply, 404, 'not-found');
    if (!consent.scope.includes(`patient/${address.resource}.rs`)) return outcome(reply, 403, 'forbidden');
    if (person.behaves === 'badly' && address.resource === 'ExplanationOfBenefit')
      return outcome(reply, 500, 'exception');
    if (person.behaves === 'slowly') await sleep(slowMilliseconds, undefined, { ref: false });

    const search = {
      ...address,
      today: dayOf(business),
      types: query.type.split(','),
      since: query['service-date'].slice(2),
    };
    const all = resourcesOf(person, address.resource, search);
    const count = Math.min(query._count, MOST_ON_A_PAGE);
    const pageAt = (startIndex: number) => {
      const url = new URL(request.url, originOf(request));
      url.searchParams.set('startIndex', String(startIndex));
      return url.href;
    };
    const next = query.startIndex + count;
    return reply.type('application/fhir+json').send(
      JSON.stringify({
        resourceType: 'Bundle',
        type: 'searchset',
        total: all.length,
        link: [
          { relation: 'self', url: pageAt(query.startIndex) },
          ...(next < all.length ? [{ relation: 'next', url: pageAt(next) }] : []),
        ],
        entry: all.slice(query.startIndex, next).map((resource) => ({ resource })),
      }),
    );
  };

  const routes = async (app: FastifyInstance) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const schema = { hide: true };
    app.get('/o/authorize', { schema }, async (request, reply) => {
      const query = queryOf(request, request.query);
      if (!query) return outcome(reply, 400, 'invalid');
      return reply.type('text/html; charset=utf-8').send(consentPage(query));
    });
    app.post('/o/authorize', { schema }, async (request, reply) => {
      const query = queryOf(request, request.body);
      const { person, share_person, how_long } = z
        .object({
          person: z.string().default(''),
          share_person: z.string().default(''),
          how_long: z.string().default(''),
        })
        .parse(request.body);
      if (!query) return outcome(reply, 400, 'invalid');
      const back = new URL(query.redirect_uri);
      back.searchParams.set('state', query.state);
      if (PEOPLE.some(({ id }) => id === person)) {
        const scope = share_person === 'yes' ? query.scope : query.scope.replace('patient/Patient.rs', '');
        back.searchParams.set('code', consents.agree({ personId: person, scope, isOnce: how_long === 'once' }, query));
      } else back.searchParams.set('error', 'access_denied');
      return reply.redirect(back.href, 303);
    });
    app.post('/o/token', { schema }, async (request, reply) => {
      if (secretOf(request) !== `${CLIENT_ID}:${clientSecret}`)
        return reply.code(401).send({ error: 'invalid_client' });
      const body = TokenBody.safeParse(request.body).data;
      const traded = body && consents.trade(body);
      if (!traded) return reply.code(400).send({ error: 'invalid_grant' });
      const { token, refresh, personId, scope, seconds } = traded;
      return {
        access_token: token,
        token_type: 'Bearer',
        expires_in: seconds,
        scope,
        patient: personId,
        ...(refresh !== null && { refresh_token: refresh }),
      };
    });
    app.get('/:source/:version/fhir/:resource', { schema }, answerSearch);
  };

  return {
    mount(app: FastifyInstance) {
      mounted = app;
      void app.register(routes, { prefix: CLAIMS_MOUNT });
    },

    keeperOf: (origin: string): ClaimsKeeper => ({
      authorizeUrl: `${origin}${CLAIMS_MOUNT}/o/authorize`,
      tokenUrl: `${origin}${CLAIMS_MOUNT}/o/token`,
      clientId: CLIENT_ID,
      clientSecret,
      bases: {
        member: `${origin}${CLAIMS_MOUNT}/member/${version}/fhir`,
        employer: `${origin}${CLAIMS_MOUNT}/employer/${version}/fhir`,
      },
      fetch: injected(() => mounted),
    }),
  };
}

export type EmbeddedClaims = ReturnType<typeof embeddedClaims>;

/** Both halves are encoded like a form's. @source RFC 6749, 2.3.1 */
function secretOf({ headers }: FastifyRequest): string {
  const encoded = headers.authorization?.replace(/^Basic /, '') ?? '';
  return new URLSearchParams(`secret=${Buffer.from(encoded, 'base64').toString('utf8')}`).get('secret') ?? '';
}

/** How FHIR says that something is not well. */
const outcome = (reply: FastifyReply, status: number, code: string) =>
  reply
    .code(status)
    .type('application/fhir+json')
    .send(JSON.stringify({ resourceType: 'OperationOutcome', issue: [{ severity: 'error', code }] }));
