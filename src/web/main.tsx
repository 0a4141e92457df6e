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
import type { HandOver } from './hand-over.ts';
import { exits } from './lib/leave.ts';
import './styles/index.css';

const NOTHING_DRAWN: HandOver = { isAsDrawn: false, doHeld: () => undefined };

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
const handOver = window.takeOver?.(root) ?? NOTHING_DRAWN;
// What holds may come after this program: it finds then that nothing is to be held.
window.takeOver = () => NOTHING_DRAWN;
const app = (
  <App
    start={startContextOf(start, { texts, example: readExample(document), screen: root.dataset['screen'] as Screen })}
    client={client}
    arrival={arrival}
    inRouter={inBrowser}
    onReady={handOver.doHeld}
  />
);
// Else it is drawn anew, in place of what the server drew.
if (handOver.isAsDrawn) hydrateRoot(root, app);
else createRoot(root).render(app);

// What could not be started for want of a network starts anew with it.
if (start.systemDate === null) window.addEventListener('online', () => exits.reload(), { once: true });

fetchNextPages(id, client);
