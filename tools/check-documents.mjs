import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from './prepare.mjs';

// A newcomer types and opens what the documents say, so every command and path that they name has to exist.
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'docs/glossary.md'];

/** In the project and whole: a path with a placeholder, a star or an ending left open names no file of now. */
const PATH = /`((?:src|tests|tools|bench|docs|migrations)\/[\w./-]+)`/g;
const { scripts } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'));

const faults = DOCUMENTS.flatMap((name) => {
  if (!existsSync(`${ROOT}/${name}`)) return [`there is no ${name}`];
  const text = readFileSync(`${ROOT}/${name}`, 'utf8');
  const commands = [...text.matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    ([, script, short]) => script ?? short,
  );
  const paths = [...text.matchAll(PATH)].map(([, path]) => path);
  return [
    ...commands
      .filter((script) => !(script in scripts))
      .map((script) => `${name} names 'npm run ${script}', and package.json has no such script`),
    ...paths
      .filter((path) => !existsSync(`${ROOT}/${path}`))
      .map((path) => `${name} names '${path}', which is not there`),
  ];
});

for (const line of faults) console.error(line);
process.exitCode = faults.length > 0 ? 1 : 0;
