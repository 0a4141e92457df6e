import type { SessionTexts } from '../en/session-texts.ts';
import { dashboard } from './dashboard.ts';
import { session } from './session.ts';

export const sessionTexts: SessionTexts = { dashboard, session };
