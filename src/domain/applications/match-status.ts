import { isDecision, readStateCode } from './status-codes.ts';

/** An entry of the application-status service, as it came. Spec A7. */
export type StatusEntry = { code: unknown; imageIdentifier: unknown };

const PREFIX_LENGTH = 2;

type Valid = { code: number; number: string };

/** Its state code, and the number that it belongs to; null for an entry that is not valid. Spec A5. */
function readEntry({ code, imageIdentifier }: StatusEntry, prefix: string): Valid | null {
  const known = readStateCode(code);
  if (known === null || typeof imageIdentifier !== 'string') return null;
  const identifier = imageIdentifier.trim();
  if (identifier.length <= PREFIX_LENGTH) return null;
  if (identifier.slice(0, PREFIX_LENGTH).toUpperCase() !== prefix.toUpperCase()) return null;
  return { code: known, number: withoutPrefix(identifier, prefix) };
}

function withoutPrefix(number: string, prefix: string): string {
  const plain = number.trim().toUpperCase();
  return plain.startsWith(prefix.toUpperCase()) ? plain.slice(PREFIX_LENGTH) : plain;
}

/**
 * The state code that the service tells of an application, by its confirmation number, which either of the two may write
 * with the brand's prefix or without; null where it tells none, and then the stored status stays. Decisions ENROLL-012
 * and ENROLL-411. A service that tells twice is believed where it tells of a decision, and else in what it says last.
 */
export function stateCodeOf(confirmationNo: string, entries: readonly StatusEntry[], prefix: string): number | null {
  const wanted = withoutPrefix(confirmationNo, prefix);
  const codes = entries
    .map((entry) => readEntry(entry, prefix))
    .flatMap((entry) => (entry?.number === wanted ? [entry.code] : []));
  return codes.findLast(isDecision) ?? codes.at(-1) ?? null;
}
