import { readdirSync, readFileSync } from 'node:fs';
import { lintCode } from './sql-in-code.ts';
import { lintMigrations } from './sql-rules.ts';

const read = (path: string) => readFileSync(path, 'utf8');

const migrations = readdirSync('migrations')
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ path: `migrations/${name}`, sql: read(`migrations/${name}`) }));
const code = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ path: `src/server/${name}`, source: read(`src/server/${name}`) }));

const schema = await lintMigrations(migrations);
const queries = lintCode(code, schema.ownedTables);

for (const finding of [...schema.findings, ...queries.findings]) console.error(finding);
console.log(`${schema.statements} statements in migrations and ${queries.statements} in the server were looked at`);
// A reader that finds nothing to read would be content with everything.
const blind = schema.statements === 0 || queries.statements === 0 || schema.ownedTables.length === 0;
if (blind) console.error('there was nothing to look at');
process.exitCode = blind || schema.findings.length + queries.findings.length > 0 ? 1 : 0;
