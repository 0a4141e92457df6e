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
const A_SCRIPT = 3000;

/** Bytes of source that are none of its own, which a page carries at most in one script. */
const MOST_FOREIGN = 5000;

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
    if (usersOfModule.size >= NEARLY_EVERY_PAGE) return FRAME;
    names ??= namesOfGroups(users);
    return names.get(groupOf(usersOfModule)) ?? null;
  };
}

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

/** foreign: how much of it each of its users does not need. */
type Group = { keys: string[]; users: ReadonlySet<string>; size: number; foreign: ReadonlyMap<string, number> };

/** The script of each set of users: sets are joined while that saves the pages more scripts than it costs them bytes. */
function namesOfGroups(users: ReadonlyMap<string, ReadonlySet<string>>): Map<string, string> {
  const groups = groupsOf(users);
  for (let best = bestJoin(groups); best; best = bestJoin(groups)) {
    const [one, other] = best;
    groups.splice(groups.indexOf(other), 1);
    groups[groups.indexOf(one)] = joined(one, other);
  }
  return new Map(groups.flatMap(({ keys, users }) => keys.map((key) => [key, shortNameOf(groupOf(users))])));
}

function groupsOf(modules: ReadonlyMap<string, ReadonlySet<string>>): Group[] {
  const groups = new Map<string, Group>();
  for (const [id, users] of modules) {
    if (users.size < 2 || users.size >= NEARLY_EVERY_PAGE) continue;
    const key = groupOf(users);
    const size = existsSync(id) ? statSync(id).size : 0;
    groups.set(key, { keys: [key], users, size: (groups.get(key)?.size ?? 0) + size, foreign: new Map() });
  }
  return [...groups.values()].sort((one, other) => (one.keys.join() < other.keys.join() ? -1 : 1));
}

function bestJoin(groups: readonly Group[]): [Group, Group] | null {
  let best: [Group, Group] | null = null;
  let most = 0;
  for (const [index, one] of groups.entries()) {
    for (const other of groups.slice(index + 1)) {
      const gain = gainOf(one, other);
      if (gain > most) [best, most] = [[one, other], gain];
    }
  }
  return best;
}

function joined(one: Group, other: Group): Group {
  const users = new Set([...one.users, ...other.users]);
  const foreignTo = (user: string) =>
    [one, other].reduce((sum, group) => sum + (group.users.has(user) ? (group.foreign.get(user) ?? 0) : group.size), 0);
  return {
    keys: [...one.keys, ...other.keys],
    users,
    size: one.size + other.size,
    foreign: new Map([...users].map((user) => [user, foreignTo(user)])),
  };
}

/** A page of both loads one script less; a page of one loads the bytes of the other as well. */
function gainOf(one: Group, other: Group): number {
  if (one.users.has(FIRST) !== other.users.has(FIRST)) return 0;
  if (Math.max(...joined(one, other).foreign.values()) > MOST_FOREIGN) return 0;
  const both = [...one.users].filter((user) => other.users.has(user)).length;
  return both * A_SCRIPT - (one.users.size - both) * other.size - (other.users.size - both) * one.size;
}

const groupOf = (users: Iterable<string>) => [...new Set(users)].sort().join('+');

/** Each script names those that it imports, and the frame names them all. */
const shortNameOf = (group: string) => createHash('sha256').update(group).digest('hex').slice(0, 4);
