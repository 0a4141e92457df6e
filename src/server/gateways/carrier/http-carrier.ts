import { z } from 'zod';
import { stripMedicareNumber } from '#domain/identity/medicare-number.ts';
import { bytesOf } from '../claims/fetch-json.ts';
import type { CarrierGateway } from './carrier-gateway.ts';

/** The path that the constants of the specification name. Decisions ENROLL-415, ENROLL-417. */
export const STATUS_PATH = '/api/applications/status/v1/search';
/** ENROLL-421. */
export const STATUS_PAGE_SIZE = 100;

/** Not in the specification: ours. */
const SUBMIT_PATH = '/api/applications/v1';
const ELIGIBILITY_PATH = '/api/eligibility/v1/check';

const MOST_BYTES = 2 * 1024 * 1024;

/** In milliseconds. An applicant waits for eligibility, and for nothing else. */
export const PATIENCE = { any: 20_000, eligibility: 8000 };

/** Worth another try, though the other side answered. */
const LATER = [408, 425, 429];

const Statuses = z.object({
  data: z.object({
    applications: z.array(
      z.object({
        applicationState: z.object({ code: z.unknown() }).nullish(),
        imageIdentifier: z.unknown(),
      }),
    ),
  }),
});

const Time = z
  .union([z.string(), z.number().transform((at) => new Date(at).toISOString())])
  .nullish()
  .transform((time) => time ?? null);
const Pending = z.object({
  data: z.object({ formData: z.string(), createDateTime: Time, updateDateTime: Time }).nullish(),
});

const Name = z.string().trim().min(1).max(60);
const Checked = z.object({
  data: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('matches') }),
    z.object({ outcome: z.literal('not-found') }),
    z.object({ outcome: z.literal('suggests'), suggested: z.object({ firstName: Name, lastName: Name }) }),
  ]),
});

type Parts = { url: string; fetch?: typeof globalThis.fetch; patience?: typeof PATIENCE };

/** The insurer's systems over HTTP. What goes wrong is told without a word of whom it was about. */
export function httpCarrier({ url, fetch = globalThis.fetch, patience = PATIENCE }: Parts): CarrierGateway {
  const base = url.replace(/\/+$/, '');

  const post = async (path: string, body: object, milliseconds: number, headers: Record<string, string> = {}) => {
    try {
      return await fetch(`${base}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body: JSON.stringify(body),
        // It would carry what somebody told to where nobody has looked.
        redirect: 'error',
        signal: AbortSignal.timeout(milliseconds),
      });
    } catch {
      throw new Error('the carrier can not be reached');
    }
  };

  const ask = async <Reply>(path: string, body: object, reply: z.ZodType<Reply>, milliseconds: number) => {
    const response = await post(path, body, milliseconds);
    if (!response.ok) throw await outOfOrder(response);
    const bytes = await bytesOf(response, MOST_BYTES).catch(() => null);
    const read = reply.safeParse(bytes && parse(bytes));
    if (!read.success) throw new Error('the carrier answers what nobody can read');
    return read.data;
  };

  return {
    async submit(application, key) {
      const response = await post(SUBMIT_PATH, application, patience.any, { 'idempotency-key': key });
      // It has one under this key: the answer to an earlier try was lost.
      if (response.ok || response.status === 409) return drained(response, 'received');
      if (isForLater(response)) throw await outOfOrder(response);
      return drained(response, 'refused');
    },

    async searchStatus({ mbi }) {
      const body = { mbi: stripMedicareNumber(mbi), pageSize: STATUS_PAGE_SIZE };
      const { data } = await ask(STATUS_PATH, body, Statuses, patience.any);
      return data.applications.map(({ applicationState, imageIdentifier }) => ({
        code: applicationState?.code,
        imageIdentifier,
      }));
    },

    async checkEligibility({ mbi, dob, ...name }) {
      const body = { mbi: stripMedicareNumber(mbi), dateOfBirth: dob, ...name };
      const checked = await ask(ELIGIBILITY_PATH, body, Checked, patience.eligibility).catch(() => null);
      return checked?.data ?? { outcome: 'silent' };
    },

    async fetchPending({ emailId, traceId }) {
      const path = `/online-enrollment/user/fetchEnrollmentDataByEmailId/${encodeURIComponent(traceId)}/v1`;
      const { data } = await ask(path, { emailId }, Pending, patience.any);
      return data ?? null;
    },

    async withdraw(key) {
      const path = `${SUBMIT_PATH}/${encodeURIComponent(key)}/withdrawal`;
      const response = await post(path, {}, patience.any, { 'idempotency-key': `withdrawal ${key}` });
      if (response.ok) return drained(response, 'withdrawn');
      if (response.status === 404) return drained(response, 'unknown');
      if (isForLater(response)) throw await outOfOrder(response);
      return drained(response, 'decided');
    },
  };
}

const isForLater = ({ status }: Response) => status >= 500 || LATER.includes(status);

const outOfOrder = (response: Response) => drained(response, new Error('the carrier is out of order'));

/** Unread, its connection would be held. */
async function drained<Answer>(response: Response, answer: Answer): Promise<Answer> {
  await response.body?.cancel();
  return answer;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
