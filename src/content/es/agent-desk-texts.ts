import type { AgentDeskPageTexts } from '#content/en/agent-desk-texts.ts';
import { agentDesk } from './agent-desk.ts';

export const agentDeskTexts: AgentDeskPageTexts = { agentDesk };
