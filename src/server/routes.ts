import type { Bootstrap } from '#contract/bootstrap.ts';
import type { SuppressionLists } from '#domain/plan-year/suppression.ts';
import type { Section } from '#domain/profile/section.ts';
import type { AppParts } from './app.ts';
import type { Queryable } from './db/transaction.ts';
import { bootstrapRoutes } from './features/bootstrap/routes.ts';
import { contentRoutes } from './features/content/routes.ts';
import { demographicsRoutes } from './features/demographics/routes.ts';
import { geographyRoutes } from './features/geography/routes.ts';
import { guestRoutes } from './features/guests/routes.ts';
import { planInfoRoutes } from './features/plan-info/routes.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { savedPlanRoutes } from './features/saved-plans/routes.ts';
import { sceneRoutes } from './features/scene/routes.ts';
import { profileLoader } from './flows/load-profile.ts';
import type { GuestTokens } from './http/guest-token.ts';
import type { AnyHandler } from './http/handle.ts';
import type { Scenes } from './http/scene.ts';
import type { Visit } from './http/visit.ts';
import { profileChanger } from './profile/change.ts';
import { fieldSealer, type OnUnreadable } from './security/sealed-field.ts';

type Parts = AppParts & {
  guests: GuestTokens;
  scenes: Scenes;
  bootstrap: (visit: Visit) => Promise<Bootstrap>;
  onUnreadable: OnUnreadable;
};

/** Every call of the site, each given just what it needs. */
export function allHandlers({
  config,
  pool,
  machine,
  catalogue,
  documents,
  guests,
  scenes,
  ...rest
}: Parts): AnyHandler[] {
  const sealer = fieldSealer(rest.dataKeys, rest.onUnreadable);
  const load = profileLoader({ sealer, cardsById: catalogue.cardsById });
  const change = profileChanger(pool, machine, sealer);

  const suppressionOf = ({ brand }: Visit): SuppressionLists => documents(brand, 'suppression-list').years;
  const lookOf = (section: Section, visit: Visit) => ({
    section,
    today: visit.today,
    suppression: suppressionOf(visit),
    // No agent can look on yet.
    cloaked: false,
  });
  const readOf = (section: Section) => (db: Queryable, uuid: string, visit: Visit) =>
    load(db, uuid, lookOf(section, visit));

  return [
    ...bootstrapRoutes({ bootstrap: rest.bootstrap }),
    ...contentRoutes(documents),
    ...geographyRoutes(catalogue),
    ...planInfoRoutes(catalogue),
    ...guestRoutes({ pool, machine, tokens: guests, mostPerMinute: config.guestsPerMinute }),
    ...profileRoutes({
      read: ({ uuid, section, ...wanted }, visit) => load(pool, uuid, { ...lookOf(section, visit), ...wanted }),
    }),
    ...savedPlanRoutes({ change, shelf: catalogue, machine, readPlans: readOf('plans') }),
    ...demographicsRoutes({ change, sealer, readDemographics: readOf('demographics') }),
    ...(config.production ? [] : sceneRoutes(scenes)),
  ];
}
