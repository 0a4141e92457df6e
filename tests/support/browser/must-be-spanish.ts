import { expect, type Page } from '@playwright/test';
import { CHAINS } from '#server/catalogue/sample/drugs/pharmacy-file.ts';
import { ENGLISH_WORDS } from '#tests/support/english-words.ts';

/** Pharmacies of the sample, files that a receipt names, and numbers of agents: names in the middle of a sentence. */
const NAME = new RegExp([...CHAINS, '«[^»]+»', '\\S+-\\S+-\\S+'].join('|'), 'g');

/** What is read and what is only heard, each text by itself; what is said to be English is not among it. */
export async function mustBeSpanish(page: Page) {
  const texts = await page.evaluate(() => {
    const NAMES = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];
    const isSaid = (element: Element | null) =>
      element !== null && !element.closest('script, style, template, noscript, [lang]:not([lang="es"])');
    const marked = [...document.querySelectorAll('[lang="en"]')].map(({ textContent }) => textContent).filter(Boolean);
    // A name is marked where it stands alone, and can not be in the middle of a sentence or of a label.
    const names = marked.toSorted((one, other) => other.length - one.length);
    const without = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, '…'), text);
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Text) {
        if (isSaid(node.parentElement)) found.push(node.data);
      } else if (node instanceof Element && isSaid(node)) {
        found.push(...NAMES.flatMap((name) => node.getAttribute(name) ?? []));
      }
    }
    return [...new Set(found.map(without))];
  });
  const english = texts.filter((text) => ENGLISH_WORDS.test(text.replaceAll(NAME, '')));
  expect(english, `what is English on the Spanish page ${page.url()}`).toEqual([]);
}
