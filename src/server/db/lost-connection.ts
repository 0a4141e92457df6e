/** PostgreSQL's own code for a connection that failed. */
const CONNECTION_FAILURE = '08006';

/** What pg and its pool say, without a code, when a connection broke or none was to be had. */
const SAID =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed) and is not queryable)/;

/** What the socket says where something was still to be sent when it broke. */
const BROKEN_SOCKET = /^(EPIPE|ECONNRESET)$/;

/** The same error, and for a lost connection one with a code, as PostgreSQL would have given it. */
export function withCode(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isLoss = 'code' in error ? BROKEN_SOCKET.test(String(error.code)) : SAID.test(error.message);
  if (!isLoss) return error;
  return Object.assign(new Error(error.message, { cause: error }), { code: CONNECTION_FAILURE });
}
