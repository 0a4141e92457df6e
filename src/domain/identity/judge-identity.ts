import { DETAIL_FIELDS, type DetailField, type IdentityDetails } from './identity-details.ts';

/**
 * Whether what was typed is what was written down, in each field that is asked for. All of them are compared whatever the
 * first one says, and also where nobody was written down, so that the time it takes tells nothing.
 * @param isSame must take as long for any two texts.
 */
export function judgeIdentity(
  asked: readonly DetailField[],
  typed: IdentityDetails,
  known: IdentityDetails | null,
  isSame: (one: string, other: string) => boolean,
): boolean {
  let differing = known === null ? 1 : 0;
  for (const field of DETAIL_FIELDS) {
    const one = inOneSpelling(field, typed[field]);
    const other = inOneSpelling(field, known?.[field] ?? '');
    const fits = Number(isSame(one, other)) * Number(one !== '');
    differing += Number(asked.includes(field)) * (1 - fits);
  }
  return differing === 0;
}

/** Capitals, accents, blanks, hyphens and apostrophes of a name are written one way on a card and another in a list. */
function inOneSpelling(field: DetailField, text: string): string {
  if (field !== 'firstName' && field !== 'lastName') return text.trim().toLowerCase();
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
