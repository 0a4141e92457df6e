import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isNamed } from './if-none-match.ts';

/** What answers are kept in; any other encoding is left to the compression of all other answers. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** Finds an answer in an encoding, or has it written and keeps it. */
type FindAnswer = (encoding: Encoding, write: () => Promise<Buffer>) => Promise<{ bytes: Buffer; etag: string }>;

/** Sends what is kept as it will be sent, or that nothing has changed. */
export async function sendKept(
  { request, reply }: Exchange,
  find: FindAnswer,
  make: () => Promise<object>,
): Promise<FastifyReply> {
  const encoding = encodingOf(request);
  const { bytes, etag } = await find(encoding, async () => toBuffer(reply.serialize(await make())));
  reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
  if (isNamed(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bytes);
}

const toBuffer = (text: ReturnType<FastifyReply['serialize']>) =>
  typeof text === 'string' ? Buffer.from(text) : Buffer.from(text as Buffer);

const encodingOf = ({ headers }: FastifyRequest): Encoding =>
  (negotiate(headers['accept-encoding']?.toLowerCase() ?? '', [...ENCODINGS]) as Encoding | null) ?? 'identity';
