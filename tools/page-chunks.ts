import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { PAGE_IDS, PAGES, type PageId } from '../src/contract/pages.ts';
import { LANGUAGES } from '../src/domain/language/language.ts';

/** What the bundler tells of the module graph. */
type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const MAIN = 'src/web/main.tsx';
const PACKAGES = /[\\/]node_modules[\\/]/;

/** A module that so many pages need travels with the frame: a script of its own costs more than it saves the others. */
const NEARLY_EVERY_PAGE = 8;

/** Bytes of source below which a script of its own costs more than it saves the pages that do not need it. */
const SMALL = 6000;

/**
 * Which script a module goes into, from the page table: what the frame needs, what several pages share, and nothing
 * else, so that no page carries the parts of another. What one page alone needs stays with it.
 */
export function pageChunks(): (id: string, graph: Graph) => string | null {
  let users: Map<string, Set<string>> | null = null;
  let sizes: Map<string, number> | null = null;

  return (id, graph) => {
    users ??= usersOfModules(graph);
    const usersOfModule = users.get(id);
    if (!usersOfModule || id === resolve(MAIN)) return null;
    if (usersOfModule.has(FRAME)) return PACKAGES.test(id) ? 'packages' : FRAME;
    const ofEveryPage = LANGUAGES.map((language) => `texts-${language}`).find((name) => usersOfModule.has(name));
    if (ofEveryPage) return ofEveryPage;
    if (usersOfModule.size === 1) return null;
    if (usersOfModule.size >= NEARLY_EVERY_PAGE) return FRAME;
    sizes ??= sizesOfGroups(users.entries());
    const isSmall = (sizes.get(groupOf(usersOfModule)) ?? 0) < SMALL;
    return shortNameOf(isSmall ? groupOf([...usersOfModule].map(kindOf)) : groupOf(usersOfModule));
  };
}

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

const groupOf = (users: Iterable<string>) => [...new Set(users)].sort().join('+');

/** Pages that say the same texts are of one kind; small groups are made of whole kinds. */
const kindOf = (user: string): string => PAGES[user as PageId]?.texts[0] ?? user;

function sizesOfGroups(modules: Iterable<[string, ReadonlySet<string>]>): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const [id, users] of modules) {
    const size = existsSync(id) ? statSync(id).size : 0;
    sizes.set(groupOf(users), (sizes.get(groupOf(users)) ?? 0) + size);
  }
  return sizes;
}

/** Each script names those that it imports, and the frame names them all. */
const shortNameOf = (group: string) => createHash('sha256').update(group).digest('hex').slice(0, 4);
