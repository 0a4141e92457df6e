import { samenessOf } from '#domain/imports/same-person.ts';
import { readPages } from './bundle-pages.ts';
import type { Claims, ClaimsAnswer, ClaimsFault, ClaimsRequest } from './claims-gateway.ts';
import type { Fetch, Limits } from './fetch-json.ts';
import { type ReadResource, readResource } from './fhir/read-resource.ts';
import { inTurn } from './in-turn.ts';

/** @source decision IMPORT-619 */
const WHOLE_MILLISECONDS = 60_000;
/** The most that Blue Button sends at once. */
const PAGE_SIZE = '50';
const MOST_PLACES = 20;
/** About a millisecond of reading. */
const AT_A_TIME = 10;

type Parts = { base: URL; fetch: Fetch; limits: Limits };

/** Reads person, cover and claims of one person; all of it, or why none. */
export async function readClaims(
  { grant, since, person, signal }: ClaimsRequest,
  { base, fetch, limits }: Parts,
): Promise<ClaimsAnswer> {
  const whole = AbortSignal.timeout(WHOLE_MILLISECONDS);
  const parts = {
    accessToken: grant.accessToken,
    fetch,
    limits,
    signal: signal ? AbortSignal.any([signal, whole]) : whole,
  };
  const claims = emptyClaims();
  const subjects = new Set(grant.patientId === null ? [] : [grant.patientId]);

  for (const { resource, query, mayBeKept } of searches(since)) {
    const answer = await readPages(searchAddress(base, resource, query), parts);
    if ('because' in answer) {
      // A person may keep their name to themselves and share their claims: the cover then tells whose they are.
      if (mayBeKept && answer.because === 'not-allowed') continue;
      return { found: false, ...answer };
    }
    for (const piece of piecesOf(answer.pages)) {
      await inTurn(() => {
        for (const { resource: one, ...place } of piece) {
          const read = readResource(one);
          if (read.kind === 'unread') noteUnread(claims, { ...read, ...place });
          else {
            subjects.add(read.subject);
            addTo(claims, read);
          }
        }
      });
    }
    // Before more of a stranger is read.
    if (subjects.size > 1) return refused('wrong-person');
  }

  const medicareNumbers = claims.coverages.flatMap(({ medicareNumber }) => medicareNumber ?? []);
  const sameness = samenessOf(person, { person: claims.person, medicareNumbers });
  if (sameness === 'other') return refused('wrong-person');
  return { found: true, claims, isProved: sameness === 'same' };
}

const searches = (since: string) =>
  [
    { resource: 'Patient', query: {}, mayBeKept: true },
    { resource: 'Coverage', query: {}, mayBeKept: false },
    {
      resource: 'ExplanationOfBenefit',
      query: { type: 'pde,carrier', 'service-date': `ge${since}` },
      mayBeKept: false,
    },
  ] as const;

/** Who is asked about is told by the token, so that no number of a person stands in an address. */
function searchAddress(base: URL, resource: string, query: Record<string, string>): URL {
  const url = new URL(`${base.pathname.replace(/\/$/, '')}/${resource}`, base);
  url.search = new URLSearchParams({ ...query, _count: PAGE_SIZE }).toString();
  return url;
}

type Placed = { resource: unknown; page: number; entry: number };

/** Each with where it stands, counted from one. */
function piecesOf(pages: readonly unknown[][]): Placed[][] {
  const all = pages.flatMap((entries, page) =>
    entries.map((resource, entry): Placed => ({ resource, page: page + 1, entry: entry + 1 })),
  );
  return Array.from({ length: Math.ceil(all.length / AT_A_TIME) }, (_, at) =>
    all.slice(at * AT_A_TIME, (at + 1) * AT_A_TIME),
  );
}

const emptyClaims = (): Claims => ({
  person: null,
  pharmacyClaims: [],
  treatments: [],
  coverages: [],
  unread: { count: 0, places: [] },
});

function addTo(claims: Claims, read: ReadResource) {
  if (read.kind === 'person') claims.person = read.person;
  if (read.kind === 'coverage') claims.coverages.push(read.coverage);
  if (read.kind === 'pharmacy-claim') claims.pharmacyClaims.push(read.claim);
  if (read.kind === 'treatments') claims.treatments.push(...read.treatments);
}

function noteUnread({ unread }: Claims, { resourceType, place, page, entry }: Claims['unread']['places'][number]) {
  unread.count += 1;
  if (unread.places.length < MOST_PLACES) unread.places.push({ resourceType, place, page, entry });
}

const refused = (because: ClaimsFault) => ({ found: false, because, retryAfterSeconds: null }) as const;
