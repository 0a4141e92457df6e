import { parse } from 'yaml';
import { readModule } from './module.ts';
import { type Binding, type Modules, subjectsOf } from './reach.ts';
import { parseModule } from './syntax.ts';
import { findTestCalls } from './test-calls.ts';

export type Requirement = { id: string; text: string; issue: string };

/** A test that says in its title what it proves. */
export type Claim = { id: string; title: string; place: string; flaw: Flaw | null };

/** Why a claim counts for nothing. */
export type Flaw = 'does not always run' | 'tests what no page and no call uses';

/** The files of the project, and the names in them that the product uses. */
export type Project = { modules: Modules; used: ReadonlySet<Binding> };

export function readRequirements(yaml: string): Requirement[] {
  const list = parse(yaml) as Requirement[];
  const twice = list.filter(({ id }, index) => list.findIndex((other) => other.id === id) !== index);
  if (twice.length > 0) throw new Error(`requirements with the same id: ${idsOf(twice)}`);
  return list;
}

const IDS = /\[([A-Z]+-\d+(?:, ?[A-Z]+-\d+)*)\]/g;

/** The ids in brackets inside the titles of the tests of a file. */
export function findClaims(path: string, source: string, project: Project): Claim[] {
  const module = project.modules.get(path) ?? readModule(path, source);
  const tables = new Map([...module.declarations].map(([name, { code }]) => [name, code]));
  return findTestCalls(parseModule(path, source), tables).flatMap((test) => {
    const place = `${path}:${source.slice(0, test.start).split('\n').length}`;
    const flaw = test.runs ? flawOf(path, test.names, project) : 'does not always run';
    return test.titles.flatMap((title) => idsIn(title).map((id) => ({ id, title, place, flaw })));
  });
}

/** The requirements that a title names. */
export const idsIn = (title: string) => [...title.matchAll(IDS)].flatMap(([, ids = '']) => ids.split(/, ?/));

/**
 * A test proves something of the product only where it calls what the product calls: no rule that nothing asks yet,
 * and not only constants of it.
 */
function flawOf(path: string, names: Iterable<string>, { modules, used }: Project): Flaw | null {
  const subjects = [...subjectsOf(path, names, modules)];
  const unused = subjects.filter((subject) => !used.has(subject));
  const isOfNoUse = subjects.length > 0 && unused.length === subjects.length;
  return isOfNoUse || unused.some((subject) => isRule(subject, modules)) ? 'tests what no page and no call uses' : null;
}

const RULES = /^src\/(domain|contract|content)\//;

function isRule(subject: Binding, modules: Modules): boolean {
  const [path = '', name = ''] = subject.split('#');
  return RULES.test(path) && modules.get(path)?.declarations.get(name)?.isFunction === true;
}

/** Claims of requirements that do not exist: a slip of the pen would otherwise prove nothing, unseen. */
export function findUnknown(requirements: Requirement[], claims: Claim[]): Claim[] {
  const known = new Set(requirements.map(({ id }) => id));
  return claims.filter(({ id }) => !known.has(id));
}

/** The requirements that no test proves. */
export function findUnproved(requirements: Requirement[], claims: Claim[]): Requirement[] {
  const proved = new Set(claims.filter(({ flaw }) => flaw === null).map(({ id }) => id));
  return requirements.filter(({ id }) => !proved.has(id));
}

export const idsOf = (list: { id: string }[]) => list.map(({ id }) => id).join(', ');
