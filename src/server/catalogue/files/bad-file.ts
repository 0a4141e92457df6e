/** A file that can not be what it claims to be. It stops the whole load, which then changes nothing. */
export type BadFile = Error & { file: string };

export const badFile = (file: string, why: string, cause?: unknown): BadFile =>
  Object.assign(new Error(`${file}: ${why}`, { cause }), { name: 'BadFile', file });
