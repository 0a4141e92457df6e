import { plainName } from './same-person.ts';

const FIELDS = ['firstName', 'lastName', 'dob', 'zipCode', 'mbi'] as const;
type Field = (typeof FIELDS)[number];

/** Without these nothing is proved. */
const NEEDED: readonly Field[] = ['lastName', 'dob'];

/**
 * Whether what somebody filled in is what the record of the member says. All fields are compared whatever the first of
 * them says. What the record does not know contradicts nothing.
 */
export function isSamePerson(details: Record<Field, string>, known: Record<Field, string | null>): boolean {
  const differing = FIELDS.filter((field) => {
    const value = known[field];
    return value === null ? NEEDED.includes(field) : plainName(value) !== plainName(details[field]);
  });
  return differing.length === 0;
}
