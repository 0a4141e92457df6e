const PREFIX = '/medicare';

/**
 * The site also stands below this prefix, as old links have it. Who came that way stays there: every link of the page
 * begins with it, once. SHELL-012.
 */
export const prefixOf = (path: string) => (path === PREFIX || path.startsWith(`${PREFIX}/`) ? PREFIX : '');

export const withoutPrefix = (path: string) => path.slice(prefixOf(path).length) || '/';
