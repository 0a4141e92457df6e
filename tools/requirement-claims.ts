import { parse } from 'yaml';

export type Requirement = { id: string; text: string; issue: string };

/** A test that says in its title what it proves. */
export type Claim = { id: string; title: string; place: string };

export function readRequirements(yaml: string): Requirement[] {
  const list = parse(yaml) as Requirement[];
  const twice = list.filter(({ id }, index) => list.findIndex((other) => other.id === id) !== index);
  if (twice.length > 0) throw new Error(`requirements with the same id: ${idsOf(twice)}`);
  return list;
}

const QUOTED = /(['"`])((?:\\.|(?!\1).)*)\1/g;
const IDS = /\[([A-Z]+-\d+(?:, ?[A-Z]+-\d+)*)\]/g;
const SLEEPING = /\.(?:skip|todo|fixme|fails)\b/;

/** The ids in brackets inside the titles of a test file. A test that does not run proves nothing. */
export function findClaims(path: string, source: string): Claim[] {
  return source.split('\n').flatMap((line, index) => {
    if (SLEEPING.test(line)) return [];
    return [...line.matchAll(QUOTED)].flatMap(([, , title = '']) =>
      [...title.matchAll(IDS)].flatMap(([, ids = '']) =>
        ids.split(/, ?/).map((id) => ({ id, title, place: `${path}:${index + 1}` })),
      ),
    );
  });
}

/** Claims of requirements that do not exist: a slip of the pen would otherwise prove nothing, unseen. */
export function findUnknown(requirements: Requirement[], claims: Claim[]): Claim[] {
  const known = new Set(requirements.map(({ id }) => id));
  return claims.filter(({ id }) => !known.has(id));
}

/** The requirements that no test names. */
export function findUnproved(requirements: Requirement[], claims: Claim[]): Requirement[] {
  const claimed = new Set(claims.map(({ id }) => id));
  return requirements.filter(({ id }) => !claimed.has(id));
}

export const idsOf = (list: { id: string }[]) => list.map(({ id }) => id).join(', ');
