import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from './prepare.mjs';

// node tools/third-party-notices.mjs            writes the list of packages into the notices
// node tools/third-party-notices.mjs --check    fails when the list there is not what the lock file says

const NOTICES = `${ROOT}/THIRD-PARTY-NOTICES.md`;
const BEGIN = '<!-- packages: begin. Written by tools/third-party-notices.mjs. -->';
const END = '<!-- packages: end -->';

const { packages } = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8'));
const before = readFileSync(NOTICES, 'utf8');
const after = replaceList(before, listOf(packages));

if (!process.argv.includes('--check')) writeFileSync(NOTICES, after);
else if (before !== after) {
  console.error('THIRD-PARTY-NOTICES.md is not what the lock file says: run node tools/third-party-notices.mjs');
  process.exitCode = 1;
}

/** What runs, and not what only tests and builds the tests need. Builds for other machines are left out. */
function listOf(locked) {
  const byLicence = new Map();
  for (const [path, { dev, devOptional, os, cpu, version, license = 'not stated' }] of Object.entries(locked)) {
    if (path === '' || dev || devOptional || os || cpu) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    byLicence.set(license, (byLicence.get(license) ?? new Set()).add(`${name} ${version}`));
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
