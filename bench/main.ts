import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { catalogueFigures } from './figures/catalogue.ts';
import { drugCallFigures } from './figures/drug-calls.ts';
import { drugCostFigures } from './figures/drug-cost.ts';
import { pageFigures } from './figures/page.ts';
import { readingFigures } from './figures/reading.ts';
import { searchFigures } from './figures/search.ts';
import { sessionFigures } from './figures/sessions.ts';
import { startFigures } from './figures/start.ts';
import type { Figure } from './measure.ts';

const PARTS: Record<string, () => Promise<Figure[]>> = {
  start: startFigures,
  reading: readingFigures,
  catalogue: catalogueFigures,
  search: searchFigures,
  sessions: sessionFigures,
  page: pageFigures,
  drugs: drugCostFigures,
  'drug-calls': drugCallFigures,
};

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(PARTS);
const figures: Figure[] = [];
for (const name of names) {
  const part = PARTS[name];
  if (!part) throw new Error(`There is no part '${name}': choose from ${Object.keys(PARTS).join(', ')}.`);
  for (const figure of await part()) {
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
