/** In bytes, to begin with. */
const LEAST = 65_536;
/** A sign of a text takes so many bytes at most. */
const WIDEST = 3;

/**
 * A text that grows by short pieces, as its bytes. Pieces that are only added to each other stay apart in memory until
 * somebody reads the whole, and to clear them away took a third of the time of a load.
 */
export function textBytes() {
  let bytes = Buffer.allocUnsafe(LEAST);
  let length = 0;
  return {
    /** @returns how many bytes it has. */
    add(piece: string): number {
      const most = length + piece.length * WIDEST;
      if (most > bytes.length) {
        const larger = Buffer.allocUnsafe(Math.max(most, bytes.length * 2));
        bytes.copy(larger, 0, 0, length);
        bytes = larger;
      }
      const added = bytes.write(piece, length);
      length += added;
      return added;
    },
    bytes: () => bytes.subarray(0, length),
  };
}
