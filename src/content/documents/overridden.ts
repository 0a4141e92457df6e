import type { ContentName, ContentOf } from '#contract/content.ts';
import { wrongPlaces } from './page-words.ts';
import { placesOf, TEXT_DOCUMENTS, type TextDocument } from './text-documents.ts';

type AnyDocument = ContentOf<ContentName>;

const isTextDocument = (name: ContentName): name is TextDocument =>
  (TEXT_DOCUMENTS as readonly ContentName[]).includes(name);

/** What no schema can see: texts for places that no page has. */
export const misplacedWords = (name: ContentName, document: AnyDocument): string[] =>
  isTextDocument(name) && 'texts' in document ? wrongPlaces(document.texts, placesOf(name)) : [];

/** Texts and labels that an operator leaves out stay as they are; everything else is replaced whole. */
export function completed(document: AnyDocument, byDefault: AnyDocument): AnyDocument {
  if ('texts' in document && 'texts' in byDefault) {
    return { ...document, texts: { ...byDefault.texts, ...document.texts } };
  }
  if ('labels' in document && 'labels' in byDefault) {
    return { ...document, labels: { ...byDefault.labels, ...document.labels } };
  }
  return document;
}
