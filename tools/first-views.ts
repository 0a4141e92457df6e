import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstScripts } from '#server/http/first-scripts.ts';
import { PAGE_IDS, type PageId } from '../src/contract/pages.ts';
import { LANGUAGES } from '../src/domain/language/language.ts';
import { ROOT } from './prepare.mjs';

// npm run first-views                what the scripts of each page weigh in the last build; fails when one weighs too much
// npm run first-views -- <page id>   its scripts one by one as well

/** In bytes, gzipped, in the language with the longer texts. See docs/decisions/0059 and 0058. */
const LIMIT = 120_000;

/**
 * Pages above the limit, and what they may weigh until they are below it: what they reached on 2026-11-25, and at most
 * half a kB. A figure here goes down, and up only with something new on the page that its people came for. On 2026-11-25
 * four went up by half a kB with what goes on from a view that the server drew, which is seen in half the time (0098),
 * and six by 0.1 or 0.2 with an answer that waits for a page to be taken over, with what keeps the name of a plan whole, and a ZIP code from being asked for twice.
 */
const STILL_ABOVE: Partial<Record<PageId, number>> = {
  'plan-list': 133_400,
  // With the way to the doctors whom the plan lists.
  'plan-details': 134_000,
  'plan-compare': 136_000,
  'estimate-drug-costs': 129_400,
  'pharmacy-search': 126_500,
  // With what lists of plans say: plans, new patients and seventeen languages; and what tells the plans that somebody is
  // in from those they saved (PLAN-403).
  'provider-search': 125_100,
  // With the plan that a member is in, and what ends the dashboard: both come later, by way of this page (DASH-005).
  // And with the way to an application, and whether there are any, which come later too (ENROLL-021, DASH-006).
  'shopper-profile': 148_000,
  // What is needed to apply, and the plan; the questions come after it. And the way to the county that is chosen first.
  'online-application': 124_200,
};

const WEB = join(ROOT, 'dist', 'web');
const linksOf = firstScripts(WEB);
const shell = readFileSync(join(WEB, 'index.html'), 'utf8');
const sizes = new Map<string, number>();

const scriptsIn = (html: string) => [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);

function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(WEB, file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

function firstView(id: PageId): { files: string[]; bytes: number } {
  const views = LANGUAGES.map((language) => {
    const files = scriptsIn(shell + linksOf(id, language)).filter((file) => file !== undefined);
    return { files, bytes: files.reduce((sum, file) => sum + sizeOf(file), 0) };
  });
  return views.reduce((larger, view) => (view.bytes > larger.bytes ? view : larger));
}

const [chosen] = process.argv.slice(2);
if (chosen) for (const file of firstView(chosen as PageId).files) console.log(`${sizeOf(file)} ${file}`);

for (const id of PAGE_IDS) {
  const { bytes } = firstView(id);
  const most = STILL_ABOVE[id] ?? LIMIT;
  const isTooLarge = bytes > most;
  console.log(`${isTooLarge ? 'TOO LARGE' : 'ok       '} ${id}: ${(bytes / 1000).toFixed(1)} of ${most / 1000} kB`);
  if (isTooLarge) process.exitCode = 1;
}
