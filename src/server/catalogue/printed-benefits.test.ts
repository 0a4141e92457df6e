import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { sourceNames } from '#content/es/source-names.ts';
import { type CostPart, parseCostShare, type Span } from '#domain/plans/benefits/cost-share.ts';
import { parseLimits } from '#domain/plans/benefits/limits.ts';
import { readRider, ridersOf } from '#domain/plans/benefits/riders.ts';
import { readNpmGeography } from './geography/npm-geography.ts';
import { benefitsFile, tiersFile } from './sample/benefit-files.ts';
import { makePlans } from './sample/make-plans.ts';

/** Says the parts as the source prints them, so that nothing of a line can have been lost. */
function printed(part: CostPart): string {
  if (part.kind === 'text') return part.english;
  if (part.kind === 'tier') return `Tier ${part.tier}`;
  if (part.kind === 'not-covered') return 'Not covered';
  if (part.kind === 'some-coverage') return 'Some coverage';
  const spans = (all: readonly Span[], amount: (hundredths: number) => string) =>
    all.map(({ from, to }) => (from === to ? amount(from) : `${amount(from)}-${amount(to)}`)).join(' or ');
  const copay = spans(part.copay, (cents) => `$${cents / 100}`);
  const coinsurance = spans(part.coinsurance, (hundredths) => `${hundredths / 100}%`);
  const amount = [copay, coinsurance].filter(Boolean);
  const days = part.days ? ` for days ${part.days.from}-${part.days.to}` : '';
  if (part.per === 'service')
    return [copay && `${copay} copay`, coinsurance && `${coinsurance} coinsurance`].filter(Boolean).join(', ');
  return {
    stay: `${amount.join(' and ')} per stay`,
    day: `${amount.join()} per day${days}`,
    'lifetime-reserve-day': `${amount.join()} Lifetime Reserve Days${days}`,
  }[part.per];
}

// Amounts alone may be printed in another way: '$2,230' for '$2230', '$4.50' for '$4.5', '5-5' for '5'.
const plain = (line: string) =>
  line
    .replace(/(\d),(\d{3})/g, '$1$2')
    .replace(/(\.\d)0\b/g, '$1')
    .replace(/\.0\b/g, '')
    .replace(/(\$\d+(?:\.\d)?|\d+%)-\1(?![\d.])/g, '$1');

type Line = [string, string, string | null, string | null, string | null, string | null];
type Plan = { b: Line[]; optional: string[] | null };

const plansOf = (file: string): Plan[] =>
  file
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const REAL = process.env['REAL_DATA_DIR'];
const SAMPLE = makePlans(2027, readNpmGeography().counties);
const sources: [name: string, plans: () => Plan[], tiers: () => string][] = [
  ['the sample', () => plansOf(benefitsFile(SAMPLE)), () => tiersFile(SAMPLE)],
];
if (REAL) {
  sources.push([
    'medicare.gov',
    () => plansOf(gunzipSync(readFileSync(`${REAL}/plans/plan_benefits_2026.jsonl.gz`)).toString()),
    () => readFileSync(`${REAL}/plans/plan_tiers_2026.csv`, 'utf8'),
  ]);
}

test.each(sources)('every cost that %s prints is understood, and none of it is lost', (_name, plans) => {
  const lines = new Set(
    plans().flatMap(({ b }) => b.flatMap((line) => line.slice(2, 5).filter((text) => text !== null))),
  );
  expect(lines.size).toBeGreaterThan(10);
  for (const line of lines) {
    const parts = parseCostShare(line) ?? [];
    expect(parts.map(printed).join('; ')).toBe(plain(line));
    expect(parts.filter(({ kind }) => kind === 'text')).toEqual([]);
  }
});

test.each(sources)('every tier of %s is understood, but for one line', (_name, _plans, tiers) => {
  const records: string[][] = parse(tiers());
  const [header = [], ...rows] = records;
  const columns = ['initial_text', 'catastrophic_text'].map((title) => header.indexOf(title));
  const lines = new Set(rows.flatMap((row) => columns.map((column) => row[column] ?? '')));
  expect(lines.size).toBeGreaterThan(10);
  const parts = [...lines].flatMap((line) => parseCostShare(line) ?? []);
  expect(parts.filter(({ kind }) => kind === 'text').length).toBeLessThanOrEqual(1);
  const names = ['tier_label', 'pharmacy_channel'].map((title) => header.indexOf(title));
  const known = new Set(rows.flatMap((row) => names.map((column) => (row[column] ?? '').toLowerCase())));
  expect([...known].filter((name) => !Object.hasOwn(sourceNames, name))).toEqual([]);
});

test.each(sources)('every heading, limit and package of %s has Spanish words', (_name, plans) => {
  const all = plans();
  const headings = new Set(all.flatMap(({ b }) => b.map(([category]) => category.toLowerCase())));
  expect([...headings].filter((name) => !Object.hasOwn(sourceNames, name))).toEqual([]);
  const limits = all.flatMap(({ b }) => b.flatMap((line) => parseLimits(line[5])));
  expect(limits.filter(({ kind }) => kind === 'text')).toEqual([]);
  const riders = all.flatMap(({ optional }) => ridersOf(optional ?? []).map(readRider));
  expect(riders.length).toBeGreaterThan(10);
  expect(riders.filter(({ packageNumber }) => packageNumber === null)).toEqual([]);
  expect(riders.flatMap(({ preText }) => preText).filter(({ kind }) => kind === 'text')).toEqual([]);
  const contents = new Set(riders.flatMap(({ helpText }) => helpText));
  expect([...contents].filter((name) => !Object.hasOwn(sourceNames, name))).toEqual([]);
});
