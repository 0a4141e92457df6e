/** A list as the server last told it, and the version that a change of it must name in If-Match. */
export type VersionedList<Item> = { items: readonly Item[]; version: number };

/** An answer can come after a newer one that was asked for later, as when another tab saved in between. */
export const newerOf = <Item>(known: VersionedList<Item> | undefined, fresh: VersionedList<Item>) =>
  known && known.version > fresh.version ? known : fresh;

/** The form of a version in If-Match. */
export const ifMatch = ({ version }: VersionedList<unknown>) => `"${version}"`;
