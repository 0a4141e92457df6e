import type { ExampleYear } from '#contract/example-year.ts';
import { logOnce } from '#web/lib/log-once.ts';

/** The server writes it into the home page once it has one; null on a page that was opened elsewhere. */
export function readExampleYear(): ExampleYear | null {
  const text = document.getElementById('example')?.textContent;
  try {
    return text ? (JSON.parse(text) as ExampleYear) : null;
  } catch {
    logOnce('the example in the page can not be read');
    return null;
  }
}
