import { dirname, join } from 'node:path/posix';
import { isNode, type Node, namesIn, nodesIn, parseModule, textOf } from './syntax.ts';

/** A name of another module; '*' is all that it exports. */
type Foreign = { module: string; name: string };

/** What stands at the top of a file, and what it needs. */
export type Module = {
  path: string;
  /** By the name in this file. */
  imports: Map<string, Foreign>;
  /** By the name outside: a name of this file, or one that is only passed on. */
  exports: Map<string, string | Foreign>;
  declarations: Map<string, Declaration>;
  /** Statements that run as soon as the file is loaded. */
  effects: Node[];
  /** Files of ours that are loaded with this one. */
  loads: string[];
};

type Declaration = { code: Node; names: Set<string>; lateModules: string[]; isFunction: boolean };

export function readModule(path: string, source: string): Module {
  const module: Module = {
    path,
    imports: new Map(),
    exports: new Map(),
    declarations: new Map(),
    effects: [],
    loads: [],
  };
  for (const statement of parseModule(path, source)) addStatement(module, statement);
  return module;
}

function addStatement(module: Module, statement: Node) {
  const kind = statement['importKind'] ?? statement['exportKind'];
  if (kind === 'type' || statement.type.startsWith('TS')) return;
  if (statement.type === 'ImportDeclaration') return addImports(module, statement);
  if (statement.type === 'ExportNamedDeclaration') return addExports(module, statement);
  if (statement.type === 'ExportDefaultDeclaration') {
    const code = statement['declaration'] as Node;
    module.exports.set('default', 'default');
    return declare(module, 'default', code);
  }
  if (!addDeclarations(module, statement)) module.effects.push(statement);
}

function addImports(module: Module, statement: Node) {
  const from = fileOf(module.path, statement['source'] as Node);
  const specifiers = (statement['specifiers'] as Node[]).filter((one) => one['importKind'] !== 'type');
  const isOfTypesOnly = specifiers.length === 0 && (statement['specifiers'] as Node[]).length > 0;
  if (from === null || isOfTypesOnly) return;
  module.loads.push(from);
  for (const one of specifiers) {
    const name =
      one.type === 'ImportSpecifier' ? nameOf(one['imported']) : one.type.includes('Default') ? 'default' : '*';
    module.imports.set(nameOf(one['local']), { module: from, name });
  }
}

function addExports(module: Module, statement: Node) {
  const { declaration, source } = statement;
  if (isNode(declaration)) {
    for (const name of addDeclarations(module, declaration) || []) module.exports.set(name, name);
    return;
  }
  const from = isNode(source) ? fileOf(module.path, source) : null;
  if (from !== null) module.loads.push(from);
  for (const one of statement['specifiers'] as Node[]) {
    const name = nameOf(one['local']);
    module.exports.set(nameOf(one['exported']), from === null ? name : { module: from, name });
  }
}

/** @returns the names that a statement declares; false for one that declares none. */
function addDeclarations(module: Module, statement: Node): string[] | false {
  if (statement.type === 'VariableDeclaration') {
    return (statement['declarations'] as Node[]).flatMap((one) => {
      const names = [...namesIn(one['id'] as Node)];
      for (const name of names) declare(module, name, one);
      return names;
    });
  }
  if (statement.type !== 'FunctionDeclaration' && statement.type !== 'ClassDeclaration') return false;
  const name = nameOf(statement['id']);
  declare(module, name, statement);
  return [name];
}

function declare(module: Module, name: string, code: Node) {
  module.declarations.set(name, {
    code,
    names: namesIn(code),
    lateModules: lateModulesIn(module.path, code),
    isFunction: /Function/.test(code.type) || /Function/.test(String((code['init'] as Node | null)?.type)),
  });
}

/** What is loaded only when the code comes by: import('…'). */
export const lateModulesIn = (path: string, code: Node): string[] =>
  [...nodesIn(code)]
    .filter(({ type }) => type === 'ImportExpression')
    .flatMap((node) => fileOf(path, node['source'] as Node) ?? []);

/** The file of ours that an import means; null for a package. Paths begin with 'src/', 'tests/' and so on. */
function fileOf(path: string, source: Node): string | null {
  const target = textOf(source) ?? '';
  if (target.startsWith('#tests/')) return target.slice(1);
  if (target.startsWith('#')) return `src/${target.slice(1)}`;
  return target.startsWith('.') ? join(dirname(path), target) : null;
}

const nameOf = (node: unknown) => String((node as { name?: string; value?: string }).name ?? (node as Node)['value']);
