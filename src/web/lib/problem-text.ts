import type { Texts } from '#content/en/texts.ts';
import { Problem } from '#contract/problem.ts';

/** A sentence from the content for every failure; the text of an error itself is never shown. ERR-615. */
export function problemText(error: unknown, { problems }: Texts): string {
  const { title, detail } = problems[error instanceof Problem ? error.code : 'unexpected'];
  // 'Invalid session' is a mark for programs; its title is the sentence for people.
  return error instanceof Problem && error.code === 'invalid-session' ? title : detail;
}
