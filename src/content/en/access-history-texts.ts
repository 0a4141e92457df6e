import { accessHistory } from './access-history.ts';

/** What the page of who has looked at a profile says. */
export const accessHistoryTexts = { accessHistory };
