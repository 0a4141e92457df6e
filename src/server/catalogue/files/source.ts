import type { Readable } from 'node:stream';

/** One file to read, wherever it lies. It may be opened more than once. */
export type Source = {
  /** Its path below the folder that was given; '!' leads into a zip file. */
  name: string;
  /** Made-up data says so in a file of its own beside the data. */
  madeUp: boolean;
  open(): Promise<Readable>;
};

/** The file that marks all data in its folder, and below, as made up. */
export const MADE_UP_MARK = 'MADE-UP.txt';
