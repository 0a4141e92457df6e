import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ClaimsKeeper } from '../blue-button.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A keeper of claims that answers every request as a test says. */
export async function badKeeper(answer: Answer) {
  const asked: { path: string; authorization: string | undefined }[] = [];
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', authorization: request.headers.authorization });
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keeper: ClaimsKeeper = {
    authorizeUrl: `${origin}/o/authorize`,
    tokenUrl: `${origin}/o/token`,
    clientId: 'site',
    clientSecret: 'secret',
    bases: { member: `${origin}/v2/fhir`, employer: null },
    fetch: (url, options) => fetch(url, options),
  };
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { keeper, origin, asked, close };
}

/** An answer of FHIR with these resources, and with more where there is a next page. */
export const bundle = (resources: unknown[], next?: string) =>
  JSON.stringify({
    resourceType: 'Bundle',
    link: next === undefined ? [] : [{ relation: 'next', url: next }],
    entry: resources.map((resource) => ({ resource })),
  });

export const sendJson = (response: ServerResponse, body: string, status = 200, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/fhir+json', ...headers }).end(body);

export const patient = (id: string, family = 'Okafor') => ({
  resourceType: 'Patient',
  id,
  name: [{ family, given: ['Sam'] }],
  birthDate: '1951-03-09',
});

export const coverageOf = (id: string, subscriberId = '1EG4TE5MK73') => ({
  resourceType: 'Coverage',
  status: 'active',
  beneficiary: { reference: `Patient/${id}` },
  subscriberId,
  class: [{ type: { coding: [{ code: 'plan' }] }, value: 'Part A' }],
});

export const fillOf = (id: string, change: object = {}) => ({
  resourceType: 'ExplanationOfBenefit',
  status: 'active',
  type: { coding: [{ code: 'PDE' }] },
  patient: { reference: `Patient/${id}` },
  item: [
    {
      productOrService: { coding: [{ system: 'http://hl7.org/fhir/sid/ndc', code: '60505257908' }] },
      servicedDate: '2026-10-01',
    },
  ],
  ...change,
});
