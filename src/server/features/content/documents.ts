import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_DOCUMENTS } from '#content/documents/defaults.ts';
import { completed, misplacedWords } from '#content/documents/overridden.ts';
import { CONTENT_NAMES, type ContentName, type ContentOf } from '#contract/content.ts';
import { ContentDocuments } from '#contract/content-documents.ts';
import { BRANDS, type Brand } from '#domain/brand/brand.ts';

export type Documents = <Name extends ContentName>(brand: Brand, name: Name) => ContentOf<Name>;

/**
 * The content documents, each replaced by `<folder>/<brand>/<name>.json` where an operator has put one.
 * @throws at start, with file and place, when a document does not fit its schema.
 */
export function readDocuments(folder: string | null): Documents {
  if (folder && !existsSync(folder)) throw new Error(`The content folder ${folder} (CONTENT_DIR) is not there.`);
  const documents = new Map<string, unknown>();
  for (const brand of BRANDS) {
    const place = folder && join(folder, brand);
    if (place) refuseStrangers(place);
    for (const name of CONTENT_NAMES) {
      const file = place && join(place, `${name}.json`);
      const byDefault = DEFAULT_DOCUMENTS[brand][name];
      const document = file && existsSync(file) ? completed(readDocument(file, name), byDefault) : byDefault;
      documents.set(`${brand}/${name}`, document);
    }
  }
  return <Name extends ContentName>(brand: Brand, name: Name) => documents.get(`${brand}/${name}`) as ContentOf<Name>;
}

// A misspelled name would change nothing, and nobody would notice.
function refuseStrangers(place: string) {
  const known = CONTENT_NAMES.map((name) => `${name}.json`);
  const files = existsSync(place) ? readdirSync(place) : [];
  const stranger = files.find((file) => file.endsWith('.json') && !known.includes(file));
  if (stranger) throw new Error(`The content folder ${place} holds ${stranger}, which is no content document.`);
}

function readDocument(file: string, name: ContentName): ContentOf<ContentName> {
  const parsed = ContentDocuments[name].safeParse(readJson(file));
  const places = parsed.success
    ? misplacedWords(name, parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.') || 'document'}: ${issue.message}`);
  if (parsed.success && places.length === 0) return parsed.data;
  throw new Error(`The content document ${file} is not right:\n  ${places.join('\n  ')}`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`The content document ${file} is not JSON: ${(error as Error).message}`);
  }
}
