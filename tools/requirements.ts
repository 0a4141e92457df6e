import { readdirSync, readFileSync } from 'node:fs';
import { type Claim, findClaims, findUnknown, findUnproved, idsOf, readRequirements } from './requirement-claims.ts';

// npm run requirements                    a line for each issue
// npm run requirements -- house           every requirement of an issue with its tests
// npm run requirements -- --strict house  fails, too, when one has no test

const words = process.argv.slice(2);
const strict = words.includes('--strict');
const issue = words.find((word) => !word.startsWith('--'));

const requirements = readRequirements(readFileSync('docs/requirements.yaml', 'utf8'));
const claims = ['src', 'tests', 'tools'].flatMap(claimsBelow);
const asked = requirements.filter((requirement) => !issue || requirement.issue === issue);
const issues = new Set(requirements.map((requirement) => requirement.issue));

if (issue && !issues.has(issue)) fail(`There is no issue '${issue}'; there are ${[...issues].join(', ')}.`);
else if (issue) listIssue();
else for (const name of issues) summarise(name);

const unknown = findUnknown(requirements, claims);
for (const { id, title, place } of unknown) fail(`${place} names [${id}], which is no requirement: ${title}`);

const unproved = findUnproved(asked, claims);
if (strict && unproved.length > 0) fail(`Without a test: ${idsOf(unproved)}`);

function listIssue() {
  for (const { id, text } of asked) {
    console.log(`${id}  ${text}`);
    const own = claims.filter((claim) => claim.id === id);
    for (const { title, place } of own) console.log(`    ${place}  ${title}`);
    if (own.length === 0) console.log('    no test names it');
  }
  console.log(`${issue}: ${asked.length - findUnproved(asked, claims).length} of ${asked.length} have a test`);
}

function summarise(name: string) {
  const own = requirements.filter((requirement) => requirement.issue === name);
  console.log(`${name}: ${own.length - findUnproved(own, claims).length} of ${own.length} have a test`);
}

function claimsBelow(folder: string): Claim[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .filter((path) => path !== 'requirement-claims.test.ts')
    .flatMap((path) => findClaims(`${folder}/${path}`, readFileSync(`${folder}/${path}`, 'utf8')));
}

function fail(sentence: string) {
  console.error(sentence);
  process.exitCode = 1;
}
