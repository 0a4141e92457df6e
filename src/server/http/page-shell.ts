import type { Bootstrap } from '#contract/bootstrap.ts';
import { SCREENS, type StartData } from '#contract/drawn-page.ts';
import { BRANDS, type Brand } from '#domain/brand/brand.ts';
import { escapeHtml } from '#server/security/escape-html.ts';
import type { DrawnPage } from './drawn-pages.ts';

type Filling = StartData & { links: string; drawn: DrawnPage | null };

/** The built page of each brand, which differs only by the heading face that it preloads. */
export const shellsOf = (shell: string) =>
  Object.fromEntries(BRANDS.map((brand) => [brand, withFaceOf(brand, shell)])) as Record<Brand, string>;

const withFaceOf = (brand: Brand, shell: string) =>
  shell.replaceAll(/<link[^>]* data-face-of="(\w+)"[^>]*>/g, (link, of) => (of === brand ? link : ''));

/** The page with what it starts with inside it, and with its first view where that was drawn. */
export const fillShell = (shell: string, { links, drawn, boot, ...data }: Filling) =>
  shell
    .replace('<html lang="en"', `<html lang="${boot.language}" data-brand="${boot.brand}"`)
    .replace(/<title>.*?<\/title>/, (title) => (drawn ? `<title>${escapeHtml(drawn.title)}</title>` : title))
    .replace('<div id="root">', (root) =>
      drawn
        ? `<div id="root" data-screen="${drawn.screen}" data-media="${SCREENS[drawn.screen]}">${drawn.markup}`
        : root,
    )
    .replace('<!--boot-->', () => elementsOf(boot, data))
    .replace('</head>', () => `${drawn?.script ?? ''}${links}</head>`);

const elementsOf = (boot: Bootstrap, data: Omit<StartData, 'boot'>) =>
  [
    jsonElement('boot', JSON.stringify(boot)),
    ...Object.entries(data).map(([name, json]) => json && jsonElement(name, json)),
  ]
    .filter(Boolean)
    .join('');

// The escape keeps a text with '</script>' from ending the element early.
const jsonElement = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;
