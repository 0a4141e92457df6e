import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { PAGE_IDS, PAGES } from '../src/contract/pages.ts';
import { LANGUAGES } from '../src/domain/language/language.ts';

/** What the bundler tells of the module graph. */
type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const MAIN = 'src/web/main.tsx';
const PACKAGES = /[\\/]node_modules[\\/]/;

/** A module that so many pages need travels with the frame: a script of its own costs more than it saves the others. */
const NEARLY_EVERY_PAGE = 8;

/**
 * What a script of its own costs each page that loads it, in bytes of source: a browser fetches six files at once, and
 * each waits for its way to the server and back.
 */
const A_SCRIPT = 2700;

/** Bytes of source that are none of its own, which a page carries at most in one script. */
const MOST_FOREIGN = 4500;

/**
 * Which script a module goes into, from the page table: what the frame needs, what several pages share, and nothing
 * else, so that no page carries the parts of another. What one page alone needs stays with it.
 */
export function pageChunks(): (id: string, graph: Graph) => string | null {
  let users: Map<string, Set<string>> | null = null;
  let names: Map<string, string> | null = null;

  return (id, graph) => {
    users ??= usersOfModules(graph);
    const usersOfModule = users.get(id);
    if (!usersOfModule || id === resolve(MAIN)) return null;
    if (usersOfModule.has(FRAME)) return PACKAGES.test(id) ? 'packages' : FRAME;
    const ofEveryPage = LANGUAGES.map((language) => `texts-${language}`).find((name) => usersOfModule.has(name));
    if (ofEveryPage) return ofEveryPage;
    const [user = ''] = usersOfModule;
    if (usersOfModule.size === 1) return user in PAGES ? `${user}-page` : null;
    if (isInFrame(usersOfModule)) return FRAME;
    names ??= namesOfGroups(users, graph);
    return names.get(groupOf(usersOfModule)) ?? null;
  };
}

type Users = ReadonlyMap<string, ReadonlySet<string>>;

const isInFrame = (users: ReadonlySet<string>) => users.has(FRAME) || users.size >= NEARLY_EVERY_PAGE;

/** Most people see this page first, and nothing in the browser's cache helps them. */
const FIRST = 'home';
const FRAME = 'frame';

/** The pages, texts and the frame that reach each module without a late import. */
function usersOfModules(graph: Graph): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const walk = (id: string, user: string) => {
    const known = users.get(id) ?? new Set();
    if (known.has(user)) return;
    users.set(id, known.add(user));
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) walk(imported, user);
  };

  walk(resolve(MAIN), FRAME);
  for (const id of PAGE_IDS) walk(resolve(`src/web/pages/${id}-page.tsx`), id);
  for (const language of LANGUAGES) {
    for (const texts of ['texts', ...TEXTS])
      walk(resolve(`src/content/${language}/${texts}.ts`), `${texts}-${language}`);
  }
  return users;
}

const TEXTS = new Set(Object.values(PAGES).flatMap(({ texts }) => texts.map((name) => `${name}-texts`)));

/** A set of users, and what it takes to load it: its modules, and those that they import. */
type Group = { keys: string[]; users: ReadonlySet<string>; modules: ReadonlySet<string> };

/** The script of each set of users: sets are joined while that saves the pages more scripts than it costs them bytes. */
function namesOfGroups(users: Users, graph: Graph): Map<string, string> {
  const groups = groupsOf(users, graph);
  const gains = new Map<Group, Map<Group, number>>();
  const gainOfJoin = (one: Group, other: Group) => {
    const known = gains.get(one) ?? new Map<Group, number>();
    gains.set(one, known);
    const gain = known.get(other) ?? gainOf(one, other, users);
    known.set(other, gain);
    return gain;
  };
  for (let best = bestJoin(groups, gainOfJoin); best; best = bestJoin(groups, gainOfJoin)) {
    const [one, other] = best;
    groups.splice(groups.indexOf(other), 1);
    groups[groups.indexOf(one)] = joined(one, other);
  }
  return new Map(groups.flatMap(({ keys, users }) => keys.map((key) => [key, shortNameOf(groupOf(users))])));
}

function groupsOf(users: Users, graph: Graph): Group[] {
  const groups = new Map<string, Group>();
  for (const [id, usersOfModule] of users) {
    if (usersOfModule.size < 2 || isInFrame(usersOfModule)) continue;
    const key = groupOf(usersOfModule);
    const modules = new Set(groups.get(key)?.modules);
    addWithImports(id, modules, users, graph);
    groups.set(key, { keys: [key], users: usersOfModule, modules });
  }
  return [...groups.values()].sort((one, other) => (one.keys.join() < other.keys.join() ? -1 : 1));
}

function addWithImports(id: string, modules: Set<string>, users: Users, graph: Graph) {
  const usersOfModule = users.get(id);
  if (modules.has(id) || !usersOfModule || isInFrame(usersOfModule)) return;
  modules.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) addWithImports(imported, modules, users, graph);
}

function bestJoin(groups: readonly Group[], gainOfJoin: (one: Group, other: Group) => number): [Group, Group] | null {
  let best: [Group, Group] | null = null;
  let most = 0;
  for (const [index, one] of groups.entries()) {
    for (const other of groups.slice(index + 1)) {
      const gain = gainOfJoin(one, other);
      if (gain > most) [best, most] = [[one, other], gain];
    }
  }
  return best;
}

const joined = (one: Group, other: Group): Group => ({
  keys: [...one.keys, ...other.keys],
  users: new Set([...one.users, ...other.users]),
  modules: new Set([...one.modules, ...other.modules]),
});

/** A page of both loads one script less; a page of one loads the bytes of the other as well, and of what that imports. */
function gainOf(one: Group, other: Group, users: Users): number {
  if (one.users.has(FIRST) !== other.users.has(FIRST)) return 0;
  const both = joined(one, other);
  let gain = 0;
  for (const user of both.users) {
    const foreign = foreignTo(user, both, users);
    if (foreign > MOST_FOREIGN) return 0;
    const before = [one, other].filter((group) => group.users.has(user));
    if (before.length === 2) gain += A_SCRIPT;
    gain -= foreign - Math.max(...before.map((group) => foreignTo(user, group, users)));
  }
  return gain;
}

/** How many bytes of source a page loads with a group that it has no use for. */
function foreignTo(user: string, { modules }: Group, users: Users): number {
  let bytes = 0;
  for (const id of modules) if (!users.get(id)?.has(user)) bytes += sizeOf(id);
  return bytes;
}

const sizes = new Map<string, number>();

function sizeOf(id: string): number {
  const size = sizes.get(id) ?? (existsSync(id) ? statSync(id).size : 0);
  sizes.set(id, size);
  return size;
}

const groupOf = (users: Iterable<string>) => [...new Set(users)].sort().join('+');

/** Each script names those that it imports, and the frame names them all. */
const shortNameOf = (group: string) => createHash('sha256').update(group).digest('hex').slice(0, 4);
