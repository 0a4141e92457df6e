import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Screen } from '#contract/drawn-page.ts';
import { App } from './app/app.tsx';
import { readArrival } from './app/arrival.ts';
import { inBrowser } from './app/in-browser.tsx';
import { loadTexts, loadTextsOf } from './app/load-texts.ts';
import { fetchPage, pageOfPath } from './app/pages.ts';
import { fetchNextPages } from './app/prefetch.ts';
import { makeQueryClient } from './app/query-client.ts';
import { withoutPrefix } from './app/site-prefix.ts';
import { readCompared, readExample, readPlace, readPlans, readStart, takeProfile } from './app/start.ts';
import { startContextOf } from './app/start-context-of.ts';
import type {} from './hand-over/hand-over.ts';
import { COMES_LATER } from './lib/late.ts';
import { exits } from './lib/leave.ts';
import { holdAnswers } from './lib/taken-over.ts';
import './styles/index.css';

// Before anything else on the page reads the address.
const arrival = readArrival();

// A page that can not be fetched is told of where it is drawn.
const id = pageOfPath(withoutPrefix(window.location.pathname));
const page = fetchPage(id).catch(() => null);
const start = await readStart(document);
const [texts] = await Promise.all([loadTexts(start.language), page, loadTextsOf(id, start.language).catch(() => null)]);

document.documentElement.lang = start.language;
document.documentElement.setAttribute('data-brand', start.brand);

const client = makeQueryClient({
  ...start,
  place: readPlace(document),
  plans: readPlans(document),
  compared: readCompared(document),
  profile: takeProfile(document),
});
const root = document.getElementById('root') ?? document.body;
const isAsDrawn = window.takeOver?.(root) ?? false;
// The script that hands over may come after this one: it finds then that it was done without it.
window.takeOver ??= () => false;
const app = (
  <App
    start={startContextOf(start, {
      texts,
      example: readExample(document),
      screen: root.dataset['screen'] as Screen | undefined,
    })}
    client={client}
    arrival={arrival}
    inRouter={inBrowser}
  />
);
// Else it is drawn anew, in place of what the server drew.
if (isAsDrawn) {
  holdAnswers();
  hydrateRoot(root, app, { onRecoverableError });
} else createRoot(root).render(app);

/** React draws anew what is not as the server drew it. That is a fault of ours, but for parts which come later. */
function onRecoverableError(error: unknown) {
  if ((error as { digest?: string }).digest !== COMES_LATER) reportError(error);
}

// What could not be started for want of a network starts anew with it.
if (start.systemDate === null) window.addEventListener('online', () => exits.reload(), { once: true });

fetchNextPages(id, client);
