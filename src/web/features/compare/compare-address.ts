import { parsePlanId, planIdOf } from '#domain/plans/plan-id.ts';

/** The ids of an address, each once, and what stands there and is no plan number. */
export function readCompareIds(search: URLSearchParams): { planIds: string[]; strangers: string[] } {
  const texts = (search.get('compareplanIds') ?? '').split(',').map((text) => text.trim());
  const planIds = new Set<string>();
  const strangers = new Set<string>();
  for (const text of texts.filter(Boolean)) {
    const parts = parsePlanId(text);
    if (parts) planIds.add(planIdOf(parts));
    else strangers.add(text);
  }
  return { planIds: [...planIds], strangers: [...strangers] };
}

/** More ids than this are not asked for: only the first four that can be compared are shown. */
export const MOST_ASKED = 12;

const LONGEST_SHOWN = 20;

/** A stranger may be of any length. */
export const shorten = (text: string) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);
