import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

type LoggedError = { name?: string; code?: string; message?: string; stack?: string; severity?: string };

/** The database and the schema checks quote what they were given, which may be somebody's name. */
const quotesInput = ({ name, severity }: LoggedError) => severity !== undefined || name?.includes('Zod') === true;

const withoutMessage = (stack = '') => stack.split('\n').filter((line) => line.startsWith('    at '));

export const logOptions = ({ logLevel }: Config): NonNullable<FastifyServerOptions['logger']> =>
  logLevel === 'silent'
    ? false
    : {
        level: logLevel,
        serializers: {
          err: (error: LoggedError) => ({
            type: error.name ?? 'Error',
            message: quotesInput(error) ? '' : (error.message ?? ''),
            code: error.code,
            stack: withoutMessage(error.stack).join('\n'),
          }),
        },
      };

/** One line a response: the pattern of the route, never the address itself, which can name a person or a place. */
export function registerLog(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    });
  });
}
