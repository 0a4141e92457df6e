import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { ComparedOfPage, PlaceOfPage, PlansOfPage } from '#contract/bootstrap.ts';
import type { DrawPage } from '#contract/drawn-page.ts';
import type { ExampleYear } from '#contract/example-year.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { App } from './app/app.tsx';
import type { Arrival } from './app/arrival.ts';
import { loadTexts, loadTextsOf } from './app/load-texts.ts';
import { fetchPage } from './app/pages.ts';
import { makeQueryClient } from './app/query-client.ts';
import { prefixOf } from './app/site-prefix.ts';
import { startContextOf } from './app/start-context-of.ts';
import { COMES_LATER, PartComesLater } from './lib/late.ts';

/** Whoever arrives with a sign-in to finish, or as an agent who looks on, gets no drawn page. */
const ARRIVAL: Arrival = { step: 'guest', signInCode: null, userId: null, isOutage: false };

/** The first view of a page as main.tsx draws it, for the server. */
export const drawPage: DrawPage = async ({ id, language, address, screen, boot, ...data }) => {
  const [texts] = await Promise.all([loadTexts(language), fetchPage(id), loadTextsOf(id, language)]);
  const client = makeQueryClient({
    ...boot,
    place: read<PlaceOfPage>(data.place),
    plans: read<PlansOfPage>(data.plans),
    compared: read<ComparedOfPage>(data.compared),
    profile: read<ProfileReply>(data.profile),
  });
  let title = '';
  const onTitle = (ofPage: string) => {
    title = ofPage;
  };
  const start = startContextOf(boot, { texts, example: read<ExampleYear>(data.example), screen, onTitle });
  const basename = prefixOf(address.split('?', 1)[0] ?? '');
  let failure: unknown = null;
  const { prelude } = await prerender(
    <App
      start={start}
      client={client}
      arrival={ARRIVAL}
      inRouter={(routes) => (
        <StaticRouter basename={basename} location={address}>
          {routes}
        </StaticRouter>
      )}
    />,
    {
      // A part of its own would need a script in the page, which the security policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        if (error instanceof PartComesLater) return COMES_LATER;
        failure ??= error;
        return undefined;
      },
    },
  );
  const markup = await new Response(prelude).text();
  // What waits an hour to be forgotten would wait here too.
  client.clear();
  if (failure !== null) throw failure;
  return { markup, title };
};

const read = <Data,>(json: string | null): Data | null => (json === null ? null : (JSON.parse(json) as Data));
