import type { origin as english } from '../en/origin.ts';

export const origin: typeof english = {
  typed: 'Lo agregó usted',
  imported: 'De sus reclamaciones de Medicare',
  agent: 'De su conversación con un agente',
  on: (from, date) => `${from} el ${date}`,
};
