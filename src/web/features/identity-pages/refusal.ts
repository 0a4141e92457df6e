import type { Texts } from '#content/en/texts.ts';
import { Problem } from '#contract/problem.ts';
import { problemText } from '#web/lib/problem-text.ts';

/** Why the server did not take a form, as a sentence; null when it did. */
export function refusalOf(error: unknown, texts: Texts, { wait }: { wait: string }): string | null {
  if (!error) return null;
  const isTooMany = error instanceof Problem && error.code === 'too-many-requests';
  return isTooMany ? wait : problemText(error, texts);
}

export const hasEnded = (error: unknown) =>
  error instanceof Problem && (error.code === 'sign-in-ended' || error.code === 'invalid-input');
