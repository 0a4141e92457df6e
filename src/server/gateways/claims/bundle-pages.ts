import { z } from 'zod';
import type { ClaimsFault } from './claims-gateway.ts';
import { type Fetch, type Fetched, fetchJson, type Limits } from './fetch-json.ts';

const Bundle = z.object({
  resourceType: z.literal('Bundle'),
  link: z.array(z.object({ relation: z.string(), url: z.string() })).default([]),
  entry: z.array(z.object({ resource: z.unknown() })).default([]),
});

/** More than anybody has of two years, fifty on a page. */
const MOST_PAGES = 100;

export type Pages = { pages: unknown[][] } | Extract<Fetched, { because: ClaimsFault }>;

type Parts = { accessToken: string; fetch: Fetch; limits: Limits; signal: AbortSignal };

/** Every page of a search, or why not all of them: half of somebody's drugs would pass for all. */
export async function readPages(first: URL, { accessToken, ...parts }: Parts): Promise<Pages> {
  const pages: unknown[][] = [];
  const seen = new Set<string>();
  let url: URL | null = first;
  while (url) {
    if (seen.has(url.href) || pages.length === MOST_PAGES) return fault('strange-link');
    seen.add(url.href);
    const answer = await fetchJson(url, accessToken, parts);
    if (!('json' in answer)) return answer;
    const bundle = Bundle.safeParse(answer.json);
    if (!bundle.success) return fault('unreadable');
    pages.push(bundle.data.entry.map(({ resource }) => resource));
    const next = bundle.data.link.find(({ relation }) => relation === 'next')?.url;
    url = next === undefined ? null : followable(next, url);
    if (next !== undefined && url === null) return fault('strange-link');
  }
  return { pages };
}

/** Only to the same place: the token of a person goes nowhere else, whatever an answer says. */
function followable(next: string, from: URL): URL | null {
  if (!URL.canParse(next, from.href)) return null;
  const url = new URL(next, from);
  const isSame = url.origin === from.origin && pathOf(url) === pathOf(from) && url.username === '';
  return isSame ? url : null;
}

/** Blue Button writes it with a slash at its end, and without. */
const pathOf = ({ pathname }: URL) => pathname.replace(/\/$/, '');

const fault = (because: ClaimsFault) => ({ because, retryAfterSeconds: null });
