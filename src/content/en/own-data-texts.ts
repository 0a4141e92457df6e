import { ownData } from './own-data.ts';

/** What the page of what is kept of somebody says. */
export const ownDataTexts = { ownData };
