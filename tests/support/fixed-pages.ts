import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

/** A built page of two lines, for tests that ask how pages are served and not what they show. */
export function fixedPages(): string {
  const { path } = temporaryFolder();
  mkdirSync(join(path, 'assets'));
  writeFileSync(
    join(path, 'index.html'),
    '<!doctype html><html lang="en"><head>' +
      '<link data-face-of="aarp" href="/faces/bitter"><link data-face-of="uhc" href="/faces/archivo">' +
      '<!--boot--></head><body></body></html>',
  );
  return path;
}
