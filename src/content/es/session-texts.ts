import type { SessionTexts } from '../en/session-texts.ts';
import { session } from './session.ts';

export const sessionTexts: SessionTexts = { session };
