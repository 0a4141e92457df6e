export const KINDS = [
  'search',
  'details',
  'estimate',
  'receipt',
  'pharmacy-costs',
  'drug-names',
  'drug-forms',
  'pharmacies',
  'networks',
] as const;
export type Kind = (typeof KINDS)[number];

/** With a body it is posted. */
export type Question = { path: string; encoding: string; body?: object };

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export type Answer = { status: number; reply: Json };

export async function ask(origin: string, { path, encoding, body }: Question): Promise<Answer> {
  const headers = { 'accept-encoding': encoding, ...(body && { 'content-type': 'application/json' }) };
  const posted = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const reply = await fetch(origin + path, { headers, ...posted });
  return { status: reply.status, reply: (await reply.json()) as Json };
}

/** Does the work for each item, some at once. */
export async function forEachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const AT_ONCE = 4;
