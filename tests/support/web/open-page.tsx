import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts as english } from '#content/en/texts.ts';
import { texts as spanish } from '#content/es/texts.ts';
import type { Bootstrap, PlaceOfPage } from '#contract/bootstrap.ts';
import { App } from '#web/app/app.tsx';
import { readArrival } from '#web/app/arrival.ts';
import { inBrowser } from '#web/app/in-browser.tsx';
import type { Programs } from '#web/app/programs.ts';
import { makeQueryClient } from '#web/app/query-client.ts';
import { readExample } from '#web/app/start.ts';
import { startContextOf } from '#web/app/start-context-of.ts';
import { rememberPlanType } from '#web/data/last-plan-type.ts';
import { aStart } from './examples.ts';

type DevOverrides = Partial<Omit<Bootstrap, 'systemDate'>> & {
  systemDate?: string | null;
  programs?: Programs;
  place?: PlaceOfPage;
};

/** Opens the whole site at an address, as main.tsx does once the start data is there. */
export function openPage(address: string, overrides: DevOverrides = {}) {
  window.history.replaceState(null, '', address);
  window.scrollTo = () => undefined;
  // What a program remembers goes when the page is loaded anew.
  rememberPlanType(null);
  const { systemDate = aStart().systemDate, programs, place, ...rest } = overrides;
  const start = { ...aStart(), ...rest, systemDate };
  const texts = start.language === 'es' ? spanish : english;
  const client = makeQueryClient({ ...start, place });
  render(
    <App
      start={startContextOf(start, { texts, example: readExample(document), screen: 'desktop' })}
      client={client}
      arrival={readArrival()}
      inRouter={inBrowser}
      {...(programs && { programs })}
    />,
  );
  return { user: userEvent.setup(), client, texts };
}
