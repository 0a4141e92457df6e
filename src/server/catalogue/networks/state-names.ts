import { STATE_NAMES } from '#domain/geography/state-names.ts';

/** The two letters of the Postal Service by the name in capitals. */
export const STATE_OF_NAME: ReadonlyMap<string, string> = new Map(
  STATE_NAMES.map(({ code, name }) => [name.toUpperCase(), code]),
);

export const STATE_LETTERS: ReadonlySet<string> = new Set(STATE_OF_NAME.values());
