import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { problems as english } from '#content/en/problems.ts';
import { problems as spanish } from '#content/es/problems.ts';
import { PROBLEMS, Problem, type ProblemCode, type ProblemReply } from '#contract/problem.ts';

const TEXTS = { en: english, es: spanish };
const RETRY_SECONDS = 5;

/** The one place that turns anything thrown into an answer. Only a bug is logged, and logged once. */
export function registerProblems(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = asProblem(error);
    if (problem.code === 'unexpected') request.log.error({ err: error }, 'unexpected');
    return sendProblem(request, reply, problem);
  });
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  const status = PROBLEMS[problem.code];
  if ((status === 503 || status === 429) && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', String(problem.retryAfter ?? RETRY_SECONDS));
  }
  const { title, detail } = TEXTS[request.context?.language ?? 'en'][problem.code];
  const body: ProblemReply = {
    type: `/problems/${problem.code}`,
    title,
    status,
    detail,
    instance: request.id,
    code: problem.code,
    ...(problem.fields && { fields: problem.fields }),
    ...(problem.current !== undefined && { current: problem.current }),
  };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(body);
}

export function asProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return new Problem('invalid-input', { fields: fieldsOf(error) });
  if (isResponseSerializationError(error)) return new Problem('unexpected', { cause: error });
  if (DATABASE_AWAY.test(error.code ?? '')) return new Problem('not-ready', { cause: error });
  return new Problem(CODE_OF[error.code] ?? codeOfStatus(error.statusCode), { cause: error });
}

type ValidationError = { validation: readonly { instancePath: string; message?: string }[] };

/** More than any form of ours has; the rest of what is wrong is told of when these are right. */
const MOST_FIELDS = 50;
/** Longer than any sentence of ours: a list of all that nobody knows is cut. */
const MOST_LETTERS = 400;

const fieldsOf = ({ validation }: ValidationError) =>
  Object.fromEntries(
    validation
      .slice(0, MOST_FIELDS)
      .map(({ instancePath, message = 'Not in the right form.' }) => [
        fieldName(instancePath),
        message.slice(0, MOST_LETTERS),
      ]),
  );

const fieldName = (path: string) => path.replace(/^\//, '').replaceAll('/', '.') || 'body';

const CODE_OF: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-content-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-request',
  FST_ERR_MAX_PARAM_LENGTH: 'address-too-long',
  // Text that the database can not hold, like a NUL.
  '22021': 'invalid-input',
  '22P05': 'invalid-input',
};

// The database is restarting, full, out of connections, too slow, held by somebody (55P03) or can not be reached. A change whose connection broke
// during its COMMIT may have been made all the same: asking again is safe with the same Idempotency-Key.
const DATABASE_AWAY =
  /^(08|53|57)[0-9A-Z]{3}$|^55P03$|^ECONN|^EPIPE$|^ENOENT$|^ETIMEDOUT$|^E(HOST|NET)UNREACH$|^ENOTFOUND$|^EAI_/;

// What the framework and its plugins refuse by themselves.
const CODE_OF_STATUS: Record<number, ProblemCode> = {
  403: 'not-found',
  404: 'not-found',
  413: 'body-too-large',
  414: 'address-too-long',
  415: 'wrong-content-type',
  429: 'too-many-requests',
};

function codeOfStatus(status: number | undefined): ProblemCode {
  if (status === undefined || status >= 500) return status === 503 ? 'not-ready' : 'unexpected';
  return CODE_OF_STATUS[status] ?? 'malformed-request';
}
