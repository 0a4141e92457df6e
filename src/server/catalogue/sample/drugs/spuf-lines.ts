import type { DrugPlan } from './formularies.ts';

export type Cell = string | number;

// CMS parts fields by pipes, ends lines as Windows does, and prints one blank where there is nothing.
export const spufLine = (cells: readonly Cell[]) => `${cells.map((cell) => (cell === '' ? ' ' : cell)).join('|')}\r\n`;
export const spufFile = (titles: string, lines: readonly string[]) => `${titles}\r\n${lines.join('')}`;
export const flag = (value: boolean) => (value ? 'Y' : 'N');

export const idsOf = ({ carrier, planNumber, segment }: DrugPlan) => [
  carrier.contractId,
  planNumber,
  segment.padStart(3, '0'),
];
