import type { Plugin } from 'vite';

/** The parts of the design system that our pages draw with say no others of its sentences. */
const PARTS = ['dialog', 'icons'];

const SENTENCES = /@cmsgov\/design-system\/.*\/locale\/(en|es)\.json$/;
const LOOK_UP = 'lodash/get';
const SHORT_LOOK_UP = '\0short-look-up';

/**
 * The design system carries the sentences of all its parts in two languages, and twenty files of lodash to look one up:
 * a twentieth of what a first view may weigh. What we use of it is a few sentences by a path like 'icons.close'.
 */
export const slimKit = (): Plugin => ({
  name: 'slim-kit',
  enforce: 'pre',
  transform(code, id) {
    if (!SENTENCES.test(id)) return null;
    const kept = Object.entries(JSON.parse(code) as object).filter(([part]) => PARTS.includes(part));
    return { code: JSON.stringify(Object.fromEntries(kept)), map: null };
  },
  resolveId: (name, importer) =>
    name === LOOK_UP && importer?.includes('@cmsgov/design-system') ? SHORT_LOOK_UP : null,
  load: (id) =>
    id === SHORT_LOOK_UP
      ? `export default (words, path) => path.split('.').reduce((found, name) => found?.[name], words);`
      : null,
});
