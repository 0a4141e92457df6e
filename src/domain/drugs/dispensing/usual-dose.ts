import type { DrugFrequency } from '#domain/drug-cost/drug-quantity.ts';
import { linesOf, wordsOf } from './reviewed-row.ts';

/** How many items most people take or buy. */
export type UsualDose = { quantity: number; frequency: DrugFrequency };
export type UsualRow = UsualDose & { words: readonly string[] };

/** Lines of 'quantity|frequency|words; words|…': each further part is another drug of which so many are usual. */
export const readUsualRows = (text: string): UsualRow[] =>
  linesOf(text).flatMap((line) => {
    const [quantityText = '', frequency = '', ...drugs] = line.split('|');
    const quantity = Number(quantityText);
    if (!(quantity > 0) || !isFrequency(frequency)) throw new Error(`a usual dose can not be read: ${line}`);
    return drugs.map((words) => ({ words: wordsOf(words), quantity, frequency }));
  });

const isFrequency = (text: string): text is DrugFrequency => text === 'Day' || text === 'Week' || text === 'Month';
