export type CodeVerdict = { findings: string[]; statements: number };

/** One file of src/server. */
export type CodeFile = { path: string; source: string };

const LITERAL = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;
const SQL =
  /^\s*(select|insert\s+into|update|delete\s+from|with|create|alter|drop|copy|lock|truncate|listen|notify|set)\s/i;

const FORBIDDEN: readonly [RegExp, string][] = [
  [/advisory/i, 'takes an advisory lock'],
  [/^\s*listen\s/i, 'listens'],
  [/^\s*notify\s|\bpg_notify\b/i, 'notifies'],
  [/\b(nextval|setval|currval|lastval)\s*\(/i, 'uses a sequence'],
  [/\bcreate\s+(local\s+|global\s+)?temp(orary)?\s/i, 'makes a temporary table'],
  [/\b(gen_random_uuid|uuid_generate_\w+|uuidv[47])\s*\(/i, 'lets the database make a uuid: the server makes them'],
];

/** Reads the SQL out of the server's code: the same rules as for migrations, and a shopper named in every statement. */
export function lintCode(files: readonly CodeFile[], ownedTables: readonly string[]): CodeVerdict {
  const statements = files.flatMap(({ path, source }) =>
    sqlIn(source).map(({ sql, line }) => ({ sql, at: `${path}:${line}` })),
  );
  const findings = statements.flatMap(({ sql, at }) =>
    [...forbiddenIn(sql), ...shopperlessIn(sql, ownedTables)].map((what) => `${at}: ${what}`),
  );
  return { findings, statements: statements.length };
}

function sqlIn(source: string): { sql: string; line: number }[] {
  // Emptied rather than removed, so that the numbers of the lines stay right.
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...code.matchAll(LITERAL)]
    .map((match) => ({
      sql: match[1] ?? match[2] ?? match[3] ?? '',
      line: code.slice(0, match.index).split('\n').length,
    }))
    .filter(({ sql }) => SQL.test(sql));
}

const forbiddenIn = (sql: string) => FORBIDDEN.filter(([pattern]) => pattern.test(sql)).map(([, what]) => what);

// Without the shopper in it, a statement goes to every machine that holds a part of the table.
function shopperlessIn(sql: string, ownedTables: readonly string[]): string[] {
  if (/\bprofile_uuid\b/.test(sql)) return [];
  const touched = [...sql.matchAll(/\b(?:from|into|update|join)\s+(\w+)/gi)].map(([, table = '']) => table);
  return touched.filter((table) => ownedTables.includes(table)).map((table) => `asks ${table} without a profile_uuid`);
}
