/**
 * Stored and sent values say "nothing" in several ways: no value, blanks, and the words 'null' and 'undefined'.
 * Zero and false are something: a cost of zero must show. FORMAT-400, FORMAT-601.
 */
export function isPresent<Value>(value: Value): value is NonNullable<Value> {
  if (value === undefined || value === null) return false;
  return typeof value !== 'string' || !['', 'null', 'undefined'].includes(value.trim());
}
