/** An agent's id begins with who vouches for it, which tells a shopper nothing. */
export const agentNumberOf = (agentId: string | null) =>
  agentId === null ? null : agentId.slice(agentId.lastIndexOf(' ') + 1);
