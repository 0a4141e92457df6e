/** Where the servers of the browser tests listen. Another port lets a second checkout run its tests beside this one. */
export const SAMPLE_PORT = Number(process.env['BROWSER_TEST_PORT'] ?? 4110);
export const REAL_PORT = SAMPLE_PORT + 1;

/** The same site on the server that holds the real rows. */
export const onRealRows = (baseURL = '') => baseURL.replace(`:${SAMPLE_PORT}`, `:${REAL_PORT}`);
