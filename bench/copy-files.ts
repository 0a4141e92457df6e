import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';

/** The seconds that PostgreSQL itself takes for the lines of the files of a folder, into tables of texts without keys. */
export async function copyFiles(client: pg.ClientBase, folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /PPUF.*\.txt$|\.csv$/.test(name),
  );
  let spent = 0;
  for (const file of files.map((name) => join(folder, name))) {
    const [delimiter, encoding, quote] = file.endsWith('.txt') ? ['|', 'WIN1252', '\b'] : [',', 'UTF8', '"'];
    const columns = (await firstLineOf(file)).split(delimiter).map((_title, index) => `c${index} text`);
    await client.query(`create table bare_file (${columns.join(', ')})`);
    const start = performance.now();
    const copy = `copy bare_file from stdin (format csv, header, delimiter '${delimiter}', quote e'${quote}', encoding '${encoding}')`;
    await pipeline(createReadStream(file), client.query(from(copy)));
    spent += performance.now() - start;
    await client.query('drop table bare_file');
  }
  return spent / 1000;
}

async function firstLineOf(file: string): Promise<string> {
  const input = createReadStream(file);
  for await (const line of createInterface({ input })) {
    input.destroy();
    return line;
  }
  return '';
}
