import { readFileSync } from 'node:fs';
import { readModule } from '../requirements/module.ts';

/** The files that a result depends on: their texts, and which of ours each one loads. */
export type Sources = { read: (file: string) => string; importsOf: (file: string) => readonly string[] };

/** Reads each file once. */
export function readSources(files: readonly string[]): Sources {
  const known = new Set(files);
  const imports = new Map<string, readonly string[]>();
  const read = (file: string) => readFileSync(file, 'utf8');
  const importsOf = (file: string) => {
    const found = imports.get(file) ?? readModule(file, read(file)).loads.filter((other) => known.has(other));
    imports.set(file, found);
    return found;
  };
  return { read, importsOf };
}
