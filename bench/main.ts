import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { applicationFigures } from './figures/applications.ts';
import { catalogueFigures } from './figures/catalogue.ts';
import { drugCallFigures } from './figures/drug-calls.ts';
import { drugCostFigures } from './figures/drug-cost.ts';
import { firstViewFigures } from './figures/first-views.ts';
import { importFigures } from './figures/imports.ts';
import { mixedFigures } from './figures/mixed.ts';
import { nationalFigures } from './figures/national.ts';
import { networkFigures } from './figures/networks.ts';
import { pageFigures } from './figures/page.ts';
import { readingFigures } from './figures/reading.ts';
import { searchFigures } from './figures/search.ts';
import { sessionFigures } from './figures/sessions.ts';
import { stallFigures } from './figures/stall.ts';
import { startFigures } from './figures/start.ts';
import type { Figure } from './measure.ts';

const PARTS: Record<string, (...given: string[]) => Promise<Figure[]> | AsyncIterable<Figure>> = {
  start: startFigures,
  reading: readingFigures,
  catalogue: catalogueFigures,
  search: searchFigures,
  sessions: sessionFigures,
  mixed: mixedFigures,
  imports: importFigures,
  applications: applicationFigures,
  stall: stallFigures,
  page: pageFigures,
  'first-views': firstViewFigures,
  drugs: drugCostFigures,
  'drug-calls': drugCallFigures,
  national: nationalFigures,
  networks: networkFigures,
};

/** They take half an hour and gigabytes, so they have to be asked for. */
const ON_REQUEST = ['national', 'networks'];

const wanted = partsOf(process.argv.slice(2));
const all = Object.keys(PARTS).filter((name) => !ON_REQUEST.includes(name));
const figures: Figure[] = [];
for (const { name, given } of wanted.length > 0 ? wanted : all.map((name) => ({ name, given: [] }))) {
  const part = PARTS[name];
  if (!part) throw new Error(`There is no part '${name}': choose from ${Object.keys(PARTS).join(', ')}.`);
  for await (const figure of await part(...given)) {
    figures.push(figure);
    const { value, unit, wanted: goal, note } = figure;
    console.log(`${figure.name}: ${value} ${unit}${goal ? ` (wanted: ${goal})` : ''}${note ? ` — ${note}` : ''}`);
  }
}

const machine = { cores: cpus().length, model: cpus()[0]?.model, memoryGiB: Math.round(totalmem() / 2 ** 30) };
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
mkdirSync('evidence', { recursive: true });
writeFileSync(
  'evidence/bench.json',
  `${JSON.stringify({ commit, date: new Date().toISOString(), node: process.version, machine, figures }, null, 2)}\n`,
);

/** Numbers belong to the part before them: `national 0.01`. */
function partsOf(words: readonly string[]): { name: string; given: string[] }[] {
  const parts: { name: string; given: string[] }[] = [];
  for (const word of words) {
    if (/^[\d.]+$/.test(word)) parts.at(-1)?.given.push(word);
    else parts.push({ name: word, given: [] });
  }
  return parts;
}
