import { createHash } from 'node:crypto';
import type { Part } from './parts.ts';
import type { Sources } from './sources.ts';

/** The tests that load a file of the part, directly or through other files. */
export const testsOf = (part: Part, tests: readonly string[], sources: Sources): string[] =>
  tests.filter((test) => {
    const loaded = loadedFrom([test], sources);
    return part.files.some((file) => loaded.has(file));
  });

/** Changes with these files and all of ours that they load; a new version of a package is not seen. */
export function fingerprintOf(files: readonly string[], sources: Sources): string {
  const hash = createHash('sha256');
  for (const file of [...loadedFrom(files, sources)].toSorted()) hash.update(`${file}\0${sources.read(file)}\0`);
  return hash.digest('hex');
}

function loadedFrom(files: readonly string[], { importsOf }: Sources): Set<string> {
  const loaded = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    waiting.push(...importsOf(file));
  }
  return loaded;
}
