import type { Texts } from '#content/en/texts.ts';
import { Problem } from '#contract/problem.ts';

/** A sentence from the content for every failure; the text of an error itself is never shown. ERR-615. */
export function problemText(error: unknown, { problems }: Texts): string {
  const code = error instanceof Problem ? error.code : 'unexpected';
  // A server that is newer than the page may refuse in a way that the page has no words for.
  const { title, detail } = Object.hasOwn(problems, code) ? problems[code] : problems.unexpected;
  // 'Invalid session' is a mark for programs; its title is the sentence for people.
  return code === 'invalid-session' ? title : detail;
}
