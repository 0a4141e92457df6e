import { dashboard } from './dashboard.ts';
import { session } from './session.ts';

/** What only who is signed in reads: the dialogs of a session, and parts of the plans view. A guest's first view has none. */
export const sessionTexts = { dashboard, session };
export type SessionTexts = typeof sessionTexts;
