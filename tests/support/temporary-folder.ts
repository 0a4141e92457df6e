import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Short, because a database's socket lies in it. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join('/tmp', 'sp-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
