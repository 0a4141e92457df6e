import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from './prepare.mjs';

// node tools/third-party-notices.mjs            writes the list of packages into the notices
// node tools/third-party-notices.mjs --check    fails when the list there is not what the lock file says
//
// Either fails when something that runs has a licence that nobody has read yet.

const NOTICES = `${ROOT}/THIRD-PARTY-NOTICES.md`;
const BEGIN = '<!-- packages: begin. Written by tools/third-party-notices.mjs. -->';
const END = '<!-- packages: end -->';

/** Licences that let us run and ship a part of others beside our own code, under the notices. */
const TAKEN = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
];
/** Packages whose licence stands elsewhere; the notices say where, and what it is. */
const READ_APART = new Map([['@cmsgov/design-system', 'SEE LICENSE IN LICENSE.md']]);

const { packages } = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8'));
const running = runningPackages(packages);
const before = readFileSync(NOTICES, 'utf8');
const after = replaceList(before, listOf(running));

for (const { name, version, licence } of running) {
  if (TAKEN.includes(licence) || READ_APART.get(name) === licence) continue;
  console.error(`${name} ${version} has the licence '${licence}', which is not one of those taken: read it first`);
  process.exitCode = 1;
}

if (!process.argv.includes('--check')) writeFileSync(NOTICES, after);
else if (before !== after) {
  console.error('THIRD-PARTY-NOTICES.md is not what the lock file says: run node tools/third-party-notices.mjs');
  process.exitCode = 1;
}

/** What runs, and not what only tests and builds the tests need. Builds for other machines are left out. */
function runningPackages(locked) {
  return Object.entries(locked)
    .filter(([path, { dev, devOptional, os, cpu }]) => path !== '' && !(dev || devOptional || os || cpu))
    .map(([path, { version, license = 'not stated' }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, licence: license };
    });
}

function listOf(running) {
  const byLicence = new Map();
  for (const { name, version, licence } of running) {
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(`${name} ${version}`));
  }
  const licences = [...byLicence].sort(([a], [b]) => a.localeCompare(b, 'en'));
  return licences
    .map(
      ([licence, names]) =>
        `**${licence}** (${names.size}): ${[...names].sort((a, b) => a.localeCompare(b)).join(', ')}`,
    )
    .join('\n\n');
}

function replaceList(text, list) {
  const [start, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`THIRD-PARTY-NOTICES.md has lost its marks '${BEGIN}' and '${END}'`);
  return `${text.slice(0, start + BEGIN.length)}\n\n${list}\n\n${text.slice(end)}`;
}
