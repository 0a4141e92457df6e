import { type ComponentType, createElement, lazy, useState } from 'react';
import { matchPath } from 'react-router';
import { PAGE_IDS, PAGES, type PageId, routeOf } from '#contract/pages.ts';
import { withTexts } from '#web/data/with-texts.ts';

type Program = { default: ComponentType };

const FILES = import.meta.glob<Program>('../pages/*-page.tsx');

function programOf(id: PageId): () => Promise<Program> {
  const load = FILES[`../pages/${id}-page.tsx`];
  if (!load) throw new Error(`there is no src/web/pages/${id}-page.tsx`);
  return PAGES[id].texts.reduce((program, name) => withTexts(name, program), load);
}

/**
 * A page that has come before it is drawn is drawn with the frame around it: what React waits for, even for a moment,
 * it shows a third of a second late.
 */
function pageOf(id: PageId) {
  const load = programOf(id);
  let loaded: ComponentType | null = null;
  const bring = async () => {
    const program = await load();
    loaded = program.default;
    return program;
  };
  const Later = lazy(bring);
  const Page = () => {
    // Which of the two it is stays so while it stands: another would begin anew.
    const [Shown] = useState<ComponentType>(() => loaded ?? Later);
    return createElement(Shown);
  };
  return { path: routeOf(id) ?? '*', Page, bring };
}

const LOADERS = Object.fromEntries(PAGE_IDS.map((id) => [id, pageOf(id)])) as Record<PageId, ReturnType<typeof pageOf>>;

/** What the router shows at which path. */
export const ROUTES = Object.values(LOADERS);

/** Starts to fetch a page before React asks for it, together with its texts. */
export const fetchPage = (id: PageId): Promise<unknown> => LOADERS[id].bring();

/** The page of a path without the old prefix. */
export const pageOfPath = (path: string): PageId =>
  PAGE_IDS.find((id) => matchPath(routeOf(id) ?? '', path)) ?? 'not-found';

/** What makes a page a new one: all of its path, but for steps at the end of it, between which the page stays as it is. */
export const pageStart = (path: string): string =>
  matchPath(routeOf(pageOfPath(path)) ?? '', path)?.pathnameBase ?? path;
