/** The three views of the box that imports, of which one shows at a time. IMPORT-602. */
export type ImportView = 'details' | 'loading' | 'result';

/** How an import ended: what was found, or not; a failure says no more than that nothing was found. Decision IMPORT-609. */
export type ImportEnd = 'found' | 'nothing' | 'failed';

/** What comes next: with something found the box closes, for the rows to be seen. IMPORT-607, IMPORT-609. */
export const afterImport = (end: ImportEnd): ImportView | 'closed' => (end === 'found' ? 'closed' : 'result');
