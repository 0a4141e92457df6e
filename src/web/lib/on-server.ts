/** Where the first view of a page is drawn, there is no window, no storage and no cookie of the browser's to read. */
export const isOnServer = typeof window === 'undefined';
