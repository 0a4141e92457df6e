/** Where a row of a profile came from: typed by the shopper, imported from claims, or recorded by an agent. */
export const ORIGIN_KINDS = ['typed', 'imported', 'agent'] as const;
export type OriginKind = (typeof ORIGIN_KINDS)[number];

/** when: as an ISO time; null for what was kept before it was written down. */
export type Origin = { kind: OriginKind; when: string | null };

/** What was kept before origins were written down was typed: nothing else was possible then. */
const UNDATED: Origin = { kind: 'typed', when: null };

/** As it is shown. */
export const dated = <Row extends { origin?: Origin | undefined }>(row: Row): Row & { origin: Origin } => ({
  ...row,
  origin: row.origin ?? UNDATED,
});
