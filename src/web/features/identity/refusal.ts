import type { Texts } from '#content/en/texts.ts';
import { Problem } from '#contract/problem.ts';
import { problemText } from '#web/lib/problem-text.ts';

/** Why the server did not take a form, as a sentence; null when it did. */
export function refusalOf(error: unknown, texts: Texts, { wait }: { wait: string }): string | null {
  if (!error) return null;
  const isTooMany = error instanceof Problem && error.code === 'too-many-requests';
  return isTooMany ? wait : problemText(error, texts);
}

const ENDED = new Set<Problem['code']>(['sign-in-ended', 'invalid-input', 'not-found']);

/** Nothing can be done but to begin again. */
export const hasEnded = (error: unknown) => error instanceof Problem && ENDED.has(error.code);
