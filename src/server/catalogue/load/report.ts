import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Rejection } from '../files/rejection.ts';

export type FileReport = {
  file: string;
  /** Null for a file that was skipped. */
  layout: string | null;
  read: number;
  loaded: number;
  rejected: Record<string, number>;
  skippedBecause: string | null;
};

export const skippedFile = (file: string, why: string): FileReport => ({
  file,
  layout: null,
  read: 0,
  loaded: 0,
  rejected: {},
  skippedBecause: why,
});

export type RejectionLog = Awaited<ReturnType<typeof openRejectionLog>>;

/** Every rejected row in full, one JSON object on a line; counts alone when no folder is given. */
export async function openRejectionLog(folder: string | null, name: string) {
  if (folder) await mkdir(folder, { recursive: true });
  const path = folder && join(folder, name);
  const stream = path ? createWriteStream(path) : null;
  // A disk that is full is told at close(); until then the load goes on.
  stream?.on('error', () => {});

  return {
    path,
    async write(file: string, line: number, { reason, detail }: Rejection) {
      const hasCapacity = stream?.write(`${JSON.stringify({ file, line, reason, detail })}\n`) ?? true;
      if (!hasCapacity && stream && !stream.errored) await once(stream, 'drain');
    },
    async close() {
      if (!stream) return;
      stream.end();
      await finished(stream);
    },
  };
}
