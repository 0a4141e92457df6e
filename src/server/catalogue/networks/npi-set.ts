/** In bits. */
const PAGE = 65_536;
/** The tenth digit is a check of the others. */
const TELLING = 9;

/**
 * The numbers of the providers that were read so far, as bits of pages that are made when they are needed: 12 MB for as
 * many as there can be behind a first digit, and all in use begin with 1; 125 MB if a file made up every number there is.
 */
export function npiSet() {
  const pages = new Map<number, Uint8Array>();
  return {
    /** @returns whether it was not there yet. */
    add(npi: string): boolean {
      const number = Number(npi.slice(0, TELLING));
      const bit = number % PAGE;
      const at = (number - bit) / PAGE;
      const page = pages.get(at) ?? new Uint8Array(PAGE / 8);
      pages.set(at, page);
      const mask = 1 << (bit % 8);
      const before = page[bit >> 3] ?? 0;
      page[bit >> 3] = before | mask;
      return (before & mask) === 0;
    },
  };
}
