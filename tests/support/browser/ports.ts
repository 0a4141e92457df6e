/** Where the servers of the browser tests listen. Another port lets a second checkout run its tests beside this one. */
export const SAMPLE_PORT = Number(process.env['BROWSER_TEST_PORT'] ?? 4110);
export const REAL_PORT = SAMPLE_PORT + 1;
