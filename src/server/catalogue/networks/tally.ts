import type { RejectionLog } from '../load/report.ts';
import { CODES, type Code, levelOf, type Note } from './codes.ts';

type Fault = { file: string; line: number; place: string; code: Code; detail: string };

export type Tally = ReturnType<typeof directoryTally>;

/** Counts what is wrong with a directory, and writes each case down with its file and place. */
export function directoryTally(log: RejectionLog) {
  const counts: Partial<Record<Code, number>> = {};
  let waiting: Fault[] = [];

  const add = (fault: Fault) => {
    counts[fault.code] = (counts[fault.code] ?? 0) + 1;
    waiting.push(fault);
  };

  return {
    counts: counts as Readonly<Partial<Record<Code, number>>>,
    of: (code: Code) => counts[code] ?? 0,
    add,
    /** For the entry of a file, by its place from 0 and what the file calls it. A code counts once for an entry. */
    noteFor(file: string, line: number, place: string): Note {
      const told = new Set<Code>();
      return (code, detail = '') => {
        if (told.has(code)) return;
        told.add(code);
        add({ file, line, place, code, detail });
      };
    },
    async write() {
      const faults = waiting;
      waiting = [];
      for (const { file, line, place, code, detail } of faults) {
        const reason = `${code}: ${CODES[code][1]} (level ${levelOf(code)})`;
        await log.write(file, line, { reason, detail: [place, detail].filter(Boolean).join(': ') });
      }
    },
  };
}
