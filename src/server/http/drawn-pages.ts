import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyRequest } from 'fastify';
import { DRAWN_PAGES, type DrawPage, type PageToDraw, type Screen, type StartData } from '#contract/drawn-page.ts';
import type { PageId } from '#contract/pages.ts';
import { handOverScript } from './first-scripts.ts';

export type DrawnPage = { screen: Screen; markup: string; script: string };

type ToDraw = StartData & { id: PageId; request: FastifyRequest };

/** Null where the browser draws the page alone. */
export type DrawFirstView = (page: ToDraw) => Promise<DrawnPage | null>;

/** Where the build lays the program that draws: beside the pages. */
const PROGRAM = ['.drawing', 'draw.js'];

/**
 * Draws the first view of a page, so that a slow phone shows it before the programs have come. It is a favour: a page
 * that was not drawn, or could not be, comes all the same and is drawn by the browser.
 */
export async function firstViews(webFolder: string, onFailure: (error: unknown) => void): Promise<DrawFirstView> {
  const file = join(webFolder, ...PROGRAM);
  if (!existsSync(file)) return async () => null;
  const { drawPage } = (await import(pathToFileURL(file).href)) as { drawPage: DrawPage };
  const kept = new KeptViews();
  const script = handOverScript(webFolder);

  return async ({ id, request, ...data }) => {
    if (!DRAWN_PAGES.has(id) || !isSeenAlike(data) || isSignIn(request)) return null;
    const screen = screenOf(request);
    const page = { id, language: data.boot.language, address: request.url, screen, ...data };
    try {
      const markup = await (isOfNobody(data) ? kept.find(page, drawPage) : drawPage(page));
      return { screen, markup, script };
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

/** In characters of markup: with two bytes each, 32 MB. */
const MOST_CHARACTERS = 16_000_000;
type View = { of: string; plans: string | null; compared: string | null; markup: Promise<string>; characters: number };

/** The views of pages that show nothing of anybody's, drawn once a day for each address. */
class KeptViews {
  readonly #views = new Map<string, View>();
  #characters = 0;

  find(page: PageToDraw, draw: DrawPage): Promise<string> {
    const { id, address, screen, boot, place, plans, compared, example } = page;
    const key = `${id} ${boot.brand} ${boot.language} ${screen} ${address}`;
    const of = JSON.stringify([{ ...boot, systemDate: boot.systemDate.slice(0, 'YYYY-MM-DD'.length) }, place, example]);
    const known = this.#views.get(key);
    // The plans are kept as text that is ready: the same ones are the same text.
    if (known && known.of === of && known.plans === plans && known.compared === compared) return known.markup;
    const markup = draw(page);
    this.#keep(key, { of, plans, compared, markup, characters: 0 });
    return markup;
  }

  #keep(key: string, view: View) {
    this.#drop(key);
    this.#views.set(key, view);
    view.markup.then(
      ({ length }) => {
        if (this.#views.get(key) !== view) return;
        view.characters = length;
        this.#characters += length;
        for (const oldest of this.#views.keys()) if (this.#characters > MOST_CHARACTERS) this.#drop(oldest);
      },
      () => this.#views.get(key) === view && this.#drop(key),
    );
  }

  #drop(key: string) {
    this.#characters -= this.#views.get(key)?.characters ?? 0;
    this.#views.delete(key);
  }
}
