/** What somebody told of themselves, or null for what they did not. */
export type Person = Record<PersonField, string | null>;

export const PERSON_FIELDS = ['firstName', 'lastName', 'email', 'dob', 'zipCode', 'mbi'] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];

/** What one person does not have twice. An e-mail and a ZIP code change, so they tell nobody apart. */
const WHO_IT_IS = ['firstName', 'lastName', 'dob', 'mbi'] as const satisfies readonly PersonField[];

/** What is kept of an account's person, and what of it does not open. */
export type KnownPerson = Person & { unreadable: readonly PersonField[] };

/**
 * What of a guest's own words goes into the account: what the account does not know yet. Nothing when the two are
 * different people, as on a computer that a household shares: one's Medicare number must not stand beside another's name.
 * Nothing either while something does not open: it may be another's, and is no gap.
 */
export function personToMerge(guest: Person, account: KnownPerson): Partial<Person> {
  if (account.unreadable.length > 0) return {};
  if (WHO_IT_IS.some((field) => differ(guest[field], account[field]))) return {};
  const news = PERSON_FIELDS.filter((field) => guest[field] !== null && account[field] === null);
  return Object.fromEntries(news.map((field) => [field, guest[field]]));
}

const differ = (one: string | null, other: string | null) =>
  one !== null && other !== null && plain(one) !== plain(other);

/** A name written in capitals, or with its accents left out, is the same name. */
const plain = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
