import { type CallId, factsOf } from '#contract/calls.ts';
import { Problem } from '#contract/problem.ts';
import { type Reply, SCHEMAS } from '#contract/schemas.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { AnyHandler, Call } from '#server/http/handle.ts';

/** A drug service of the operator's own, in the place of the catalogue. */
export type DrugServiceSettings = {
  url: string;
  /** The header that carries the key of a brand's site. */
  keyHeader: string;
  keys: Readonly<Record<Brand, string>>;
};

/** The calls of spec B7 on drugs: their information, and their prices; and ours on prices, lest two systems disagree. */
const DRUG_CALLS: ReadonlySet<CallId> = new Set([
  'findDrugNames',
  'listDrugForms',
  'getGenericDrugInfo',
  'searchDrugInfo',
  'estimatePlanCost',
  'comparePharmacies',
]);

/** Such a service tells figures and not how it came to them, and ours would explain another figure than the shown one. */
const NO_RECEIPT = { receipt: null, because: 'outside-service' } as const satisfies Reply<'explainPlanCost'>;

const TIMEOUT = 10_000;

/**
 * Sends the drug calls on to the operator's service, each with the site key of its brand, which no browser ever sees.
 * Other calls stay as they are, and without settings all do. DRUG-403, ENV-600.
 */
export const throughDrugService = (
  handlers: readonly AnyHandler[],
  settings: DrugServiceSettings | null,
): readonly AnyHandler[] =>
  settings === null
    ? handlers
    : handlers.map((handler) => {
        if (handler.id === 'explainPlanCost') return { ...handler, work: async () => NO_RECEIPT };
        return DRUG_CALLS.has(handler.id) ? { ...handler, work: forward(handler, settings) } : handler;
      });

type AnyCall = Pick<Call<CallId>, 'context' | 'request'> & { body?: unknown };

const forward =
  ({ id }: AnyHandler, { url, keyHeader, keys }: DrugServiceSettings) =>
  async ({ context, request, body }: AnyCall): Promise<unknown> => {
    try {
      const response = await fetch(new URL(request.url, url), {
        method: factsOf(id).method,
        headers: {
          accept: 'application/json',
          [keyHeader]: keys[context.brand],
          ...(body !== undefined && body !== null && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && body !== null && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT),
      });
      if (!response.ok) throw new Error(`the drug service answered ${response.status}`);
      // What does not fit the contract is as good as no answer: a figure of another shape could be misread.
      return SCHEMAS[id].reply.parse(await response.json());
    } catch (error) {
      request.log.error({ operation: id, reason: (error as Error).name }, 'the drug service can not be used');
      throw new Problem('drug-service-unavailable', { cause: error });
    }
  };
