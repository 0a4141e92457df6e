import { OLD_PREFIX } from '#contract/pages.ts';

/**
 * Who came by the old prefix stays there: every link of the page begins with it, once. SHELL-012.
 */
export const prefixOf = (path: string) => (path === OLD_PREFIX || path.startsWith(`${OLD_PREFIX}/`) ? OLD_PREFIX : '');

export const withoutPrefix = (path: string) => path.slice(prefixOf(path).length) || '/';
