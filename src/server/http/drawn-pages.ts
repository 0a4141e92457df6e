import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyRequest } from 'fastify';
import {
  DRAWN_PAGES,
  type DrawPage,
  type FirstView,
  type PageToDraw,
  type Screen,
  type StartData,
} from '#contract/drawn-page.ts';
import type { PageId } from '#contract/pages.ts';
import { DrawingTime } from './drawing-time.ts';
import { handOverScript } from './first-scripts.ts';
import { KeptViews } from './kept-views.ts';

export type DrawnPage = FirstView & { screen: Screen; script: string };

type ToDraw = StartData & { id: PageId; request: FastifyRequest };

/** Null where the browser draws the page alone. */
export type DrawFirstView = (page: ToDraw) => Promise<DrawnPage | null>;

/** Where the build lays the program that draws: beside the pages. */
const PROGRAM = ['.drawing', 'draw.js'];

type Parts = {
  webFolder: string;
  drawingMsPerSecond: number;
  onFailure: (error: unknown) => void;
  now?: () => number;
};

/**
 * Draws the first view of a page, so that a slow phone shows it before the programs have come. It is a favour: a page
 * that was not drawn, could not be, or came when too many were, comes all the same and is drawn by the browser.
 */
export async function firstViews({
  webFolder,
  drawingMsPerSecond,
  onFailure,
  now = () => performance.now(),
}: Parts): Promise<DrawFirstView> {
  const file = join(webFolder, ...PROGRAM);
  if (!existsSync(file)) return async () => null;
  const { drawPage } = (await import(pathToFileURL(file).href)) as { drawPage: DrawPage };
  const kept = new KeptViews();
  const script = handOverScript(webFolder);
  const time = new DrawingTime(drawingMsPerSecond, now);
  const draw = (page: PageToDraw) => {
    const view = time.spend(() => drawPage(page));
    if (isOfNobody(page)) kept.keep(page, view);
    return view;
  };

  return async ({ id, request, ...data }) => {
    if (!DRAWN_PAGES.has(id) || !isSeenAlike(data) || isSignIn(request)) return null;
    const screen = screenOf(request);
    const page = { id, language: data.boot.language, address: request.url, screen, ...data };
    const shared = isOfNobody(data) ? kept.find(page) : null;
    if (!shared && !time.isLeft()) return null;
    try {
      return { screen, script, ...(await (shared ?? draw(page))) };
    } catch (error) {
      onFailure(error);
      return null;
    }
  };
}

/** An agent's page depends on what the tab remembers. */
const isSeenAlike = ({ boot }: StartData) => boot.viewer.kind === 'guest' || boot.viewer.kind === 'authenticated';

/** The browser finishes the sign-in before it shows the page. */
const isSignIn = ({ query }: FastifyRequest) => 'code' in (query as object) || 'signin' in (query as object);

const isOfNobody = ({ boot: { viewer } }: StartData) => viewer.kind === 'guest' && viewer.uuid === null;

/** What a browser says of itself; it corrects a wrong guess once it draws. */
function screenOf({ headers }: FastifyRequest): Screen {
  const said = headers['sec-ch-ua-mobile'];
  const isPhone = said === undefined ? /\bMobi/.test(headers['user-agent'] ?? '') : said === '?1';
  return isPhone ? 'phone' : 'desktop';
}
