import { session } from './session.ts';

/** The texts that travel with the dialogs of a session: a guest's first view does not need them. */
export const sessionTexts = { session };
export type SessionTexts = typeof sessionTexts;
