import { readFileSync } from 'node:fs';
import { findClaims, findUnknown, findUnproved, idsOf, readRequirements } from './requirements/claims.ts';
import { filesOfProject, isTestFile, readProject } from './requirements/project.ts';

// npm run requirements                    a line for each issue
// npm run requirements -- house           every requirement of an issue with its tests
// npm run requirements -- --strict house  fails, too, when one has no test

const args = process.argv.slice(2);
const strict = args.includes('--strict');
const issue = args.find((arg) => !arg.startsWith('--'));

const requirements = readRequirements(readFileSync('docs/requirements.yaml', 'utf8'));
const files = filesOfProject();
const project = readProject(files);
// The examples in it name requirements, and prove none.
const claims = files
  .filter((path) => isTestFile(path) && !path.startsWith('tools/requirements/'))
  .flatMap((path) => findClaims(path, readFileSync(path, 'utf8'), project));
const selected = requirements.filter((requirement) => !issue || requirement.issue === issue);
const issues = new Set(requirements.map((requirement) => requirement.issue));

if (issue && !issues.has(issue)) fail(`There is no issue '${issue}'; there are ${[...issues].join(', ')}.`);
else if (issue) listIssue();
else for (const name of issues) summarise(name);

const unknown = findUnknown(requirements, claims);
for (const { id, title, place } of unknown) fail(`${place} names [${id}], which is no requirement: ${title}`);

for (const { id, title, place, flaw } of claims) {
  if (flaw) fail(`${place} claims [${id}] and ${flaw}: ${title}`);
}

const unproved = findUnproved(selected, claims);
if (strict && unproved.length > 0) fail(`Without a test: ${idsOf(unproved)}`);

function listIssue() {
  for (const { id, text } of selected) {
    console.log(`${id}  ${text}`);
    const own = claims.filter((claim) => claim.id === id);
    for (const { title, place, flaw } of own) console.log(`    ${place}  ${title}${flaw ? `  (${flaw})` : ''}`);
    if (own.every(({ flaw }) => flaw !== null)) console.log('    no test proves it');
  }
  console.log(`${issue}: ${selected.length - findUnproved(selected, claims).length} of ${selected.length} have a test`);
}

function summarise(name: string) {
  const own = requirements.filter((requirement) => requirement.issue === name);
  console.log(`${name}: ${own.length - findUnproved(own, claims).length} of ${own.length} have a test`);
}

function fail(sentence: string) {
  console.error(sentence);
  process.exitCode = 1;
}
