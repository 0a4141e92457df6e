import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from './prepare.mjs';

// A newcomer types what the documents say, so every command that they name has to exist.
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md'];
const { scripts } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'));

const faults = DOCUMENTS.flatMap((name) => {
  if (!existsSync(`${ROOT}/${name}`)) return [`there is no ${name}`];
  const commands = readFileSync(`${ROOT}/${name}`, 'utf8').matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g);
  return [...commands]
    .map(([, script, short]) => script ?? short)
    .filter((script) => !(script in scripts))
    .map((script) => `${name} names 'npm run ${script}', and package.json has no such script`);
});

for (const line of faults) console.error(line);
process.exitCode = faults.length > 0 ? 1 : 0;
