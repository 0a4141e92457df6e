import { agentDesk } from './agent-desk.ts';

/** What the desk of agents says. */
export const agentDeskTexts = { agentDesk };

export type AgentDeskPageTexts = typeof agentDeskTexts;
