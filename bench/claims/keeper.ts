import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SAMPLE_DRUGS } from '#server/catalogue/sample/drugs/drug-list.ts';
import { type MadeUpPerson, PEOPLE } from '#server/gateways/claims/embedded/people.ts';
import { RESOURCES, type Resource, resourcesOf } from '#server/gateways/claims/embedded/resources.ts';

/** A keeper of claims in a process of its own, whose answers are ready: what is measured is not its work. */
const PAGE = 50;
const CLAIMS = 600;
const MONTHLY = 30;
const today = new Date().toISOString().slice(0, 10) as `${number}-${number}-${number}`;

const [sam] = PEOPLE;
const [shop] = sam?.prescriptions ?? [];
const [doctor] = sam?.visits ?? [];
if (!sam || !shop || !doctor) throw new Error('There is nobody to import.');

/** Eleven drugs bought every month for two years, and a doctor seen more than once in two weeks. */
const person: MadeUpPerson = {
  ...sam,
  prescriptions: [...new Set(SAMPLE_DRUGS.flatMap(({ ndc }) => ndc ?? []))]
    .slice(0, 11)
    .map((ndc, at) => ({ ndc, name: `DRUG ${at}`, quantity: 30, days: MONTHLY, lastDaysAgo: at, at: shop.at })),
  visits: sam.visits.map((visit) => ({ ...visit, everyDays: 6 })),
};

const types = ['pde', 'carrier'];
const pagesOf = (resource: Resource) => {
  const all = resourcesOf(person, resource, { version: 'v3', today, types, since: '' });
  if (resource === 'ExplanationOfBenefit' && all.length < CLAIMS) throw new Error(`only ${all.length} claims`);
  const kept = all.slice(0, CLAIMS);
  return Array.from({ length: Math.ceil(kept.length / PAGE) }, (_, at) => kept.slice(at * PAGE, (at + 1) * PAGE));
};

const answers = new Map<string, Buffer>();
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://keeper');
  const page = answers.get(`${pathname} ${searchParams.get('startIndex') ?? 0}`);
  response.writeHead(page ? 200 : 404, { 'content-type': 'application/fhir+json' }).end(page);
});
server.listen(0, '127.0.0.1', () => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const paths: string[] = [];
  for (const resource of RESOURCES) {
    const pages = pagesOf(resource);
    pages.forEach((entries, at) => {
      const next = `${origin}/fhir/${resource}?startIndex=${at + 1}`;
      const link = at + 1 < pages.length ? [{ relation: 'next', url: next }] : [];
      const bundle = { resourceType: 'Bundle', link, entry: entries.map((one) => ({ resource: one })) };
      answers.set(`/fhir/${resource} ${at}`, Buffer.from(JSON.stringify(bundle)));
      paths.push(`/fhir/${resource}?startIndex=${at}`);
    });
  }
  process.send?.({ origin, paths } satisfies Keeper);
});

/** Where it is, and all that an import asks it. */
export type Keeper = { origin: string; paths: string[] };
