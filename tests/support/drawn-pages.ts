import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixedPages } from './fixed-pages.ts';

/** Refused in an address that asks for it, as a fault in a page would. */
export const NOT_TO_BE_DRAWN = 'not-to-be-drawn';

declare global {
  /** Called for each view, so that a test can say how long it takes. */
  var beforeDrawing: (() => void) | undefined;
}

/** A build whose program draws the things that it was given, and how often it has drawn. */
export function drawnPages(): string {
  const folder = fixedPages();
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Medicare plans</title></head><body><div id="root"></div><!--boot--></body></html>',
  );
  mkdirSync(join(folder, '.drawing'));
  writeFileSync(join(folder, '.drawing', 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, '.drawing', 'draw.js'),
    `let count = 0;
    export async function drawPage({ id, language, boot, screen, address, profile }) {
      if (address.includes('${NOT_TO_BE_DRAWN}')) throw new Error('a part of it has no words');
      globalThis.beforeDrawing?.();
      count += 1;
      const words = [count, id, language, boot.brand, screen, boot.viewer.uuid, profile !== null];
      return { markup: ['<main>', ...words, '</main>'].join(' '), title: '<Drawn> & "' + id + '"' };
    }`,
  );
  return folder;
}
