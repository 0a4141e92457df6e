import { useEffect } from 'react';

let held: Promise<void> | null = null;
let letGo = () => {};

/** A page that can not be taken over does not wait for its answers for ever. */
const MOST_MS = 5000;

/** Before the browser takes over what the server drew: React hydrates a page in steps, and answers come between them. */
export function holdAnswers() {
  held = new Promise((resolve) => {
    letGo = resolve;
  });
  setTimeout(letAnswersGo, MOST_MS);
}

/** What the server drew is taken over, or is drawn anew. */
function letAnswersGo() {
  held = null;
  letGo();
}

/** What an answer waits for: what was drawn without it has to be taken over without it. */
export const untilTakenOver = () => held;

/** Stands at the end of a page, inside of what is hydrated last. */
export function TakenOver() {
  useEffect(letAnswersGo, []);
  return null;
}
