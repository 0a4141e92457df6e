import { lateModulesIn, type Module } from './module.ts';
import { namesIn } from './syntax.ts';

/** A name at the top of a file, as 'path#name'. */
export type Binding = `${string}#${string}`;

/** All files, by their paths. */
export type Modules = ReadonlyMap<string, Module>;

const bindingOf = (path: string, name: string): Binding => `${path}#${name}`;

/**
 * All that is used from some files on, name by name: an export that only tests import is not there, though its file
 * may be.
 */
export function reachFrom(entries: readonly string[], modules: Modules): Set<Binding> {
  const reached = new Set<Binding>();
  const loaded = new Set<string>();

  const reachAll = (path: string) => {
    load(path);
    for (const name of modules.get(path)?.exports.keys() ?? []) reachExport(path, name);
  };

  const load = (path: string) => {
    const module = modules.get(path);
    if (!module || loaded.has(path)) return;
    loaded.add(path);
    for (const other of module.loads) load(other);
    for (const effect of module.effects) {
      for (const name of namesIn(effect)) reach(path, name);
      for (const late of lateModulesIn(path, effect)) reachAll(late);
    }
  };

  const reachExport = (path: string, name: string) => {
    const target = modules.get(path)?.exports.get(name);
    if (typeof target === 'string') reach(path, target);
    else if (target) reachExport(target.module, target.name);
  };

  const reach = (path: string, name: string) => {
    const module = modules.get(path);
    if (!module || reached.has(bindingOf(path, name))) return;
    const imported = module.imports.get(name);
    const declaration = module.declarations.get(name);
    if (!imported && !declaration) return;
    reached.add(bindingOf(path, name));
    if (imported?.name === '*') reachAll(imported.module);
    else if (imported) reachExport(imported.module, imported.name);
    for (const other of declaration?.names ?? []) reach(path, other);
    for (const late of declaration?.lateModules ?? []) reachAll(late);
  };

  for (const entry of entries) reachAll(entry);
  return reached;
}

/** The names of the product that some names of a test file lead to, through its own helpers and those of other tests. */
export function subjectsOf(path: string, names: Iterable<string>, modules: Modules): Set<Binding> {
  const subjects = new Set<Binding>();
  const seen = new Set<Binding>();

  const follow = (from: string, name: string) => {
    const module = modules.get(from);
    if (!module || seen.has(bindingOf(from, name))) return;
    seen.add(bindingOf(from, name));
    const imported = module.imports.get(name);
    if (imported) followExport(imported.module, imported.name);
    for (const other of module.declarations.get(name)?.names ?? []) follow(from, other);
  };

  const followExport = (from: string, name: string) => {
    const target = modules.get(from)?.exports.get(name);
    if (target !== undefined && typeof target !== 'string') followExport(target.module, target.name);
    else if (target !== undefined && isProduct(from)) subjects.add(bindingOf(from, target));
    else if (target !== undefined) follow(from, target);
  };

  for (const name of names) follow(path, name);
  return subjects;
}

/** What is built and served: no tests, and nothing that only helps them. */
export const isProduct = (path: string) =>
  path.startsWith('src/') && !path.includes('/testing/') && !/\.test\.tsx?$/.test(path);
