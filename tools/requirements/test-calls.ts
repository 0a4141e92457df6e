import { childrenOf, isNode, type Node, namesIn, nodesIn, textOf } from './syntax.ts';

/** A test as it stands in its file. */
export type TestCall = {
  /** Its title, and the texts of its table. */
  titles: string[];
  /** Where it begins, in characters. */
  start: number;
  /** Of everything that it speaks of. */
  names: Set<string>;
  /** Always, and not only on some machines. */
  runs: boolean;
};

const ROOTS = ['test', 'it', 'describe'];
/** What may hang on one of them and still make a test of it, or a group. */
const KINDS = ['each', 'for', 'only', 'concurrent', 'sequential', 'describe', 'serial', 'parallel', 'extend'];
const SKIPPING = ['skip', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf'];

/** @param tables what stands at the top of the file under a name, for tables that have one. */
export function findTestCalls(statements: Node[], tables: ReadonlyMap<string, Node>): TestCall[] {
  const found: TestCall[] = [];

  const visit = (node: Node, isRunning: boolean) => {
    const call = node.type === 'CallExpression' ? callOf(node) : null;
    if (!call) {
      for (const child of childrenOf(node)) visit(child, isRunning);
      return;
    }
    const runs = isRunning && !call.words.some((word) => SKIPPING.includes(word)) && !skipsItself(node);
    if (call.words.includes('describe')) {
      for (const child of node['arguments'] as Node[]) visit(child, runs);
      return;
    }
    const parts = [node, ...call.tables.flatMap((table) => tableOf(table, tables))];
    found.push({
      titles: titlesOf(node, parts.slice(1), call.tables),
      start: node.start,
      names: new Set(parts.flatMap((part) => [...namesIn(part)])),
      runs,
    });
  };

  const runs = !statements.some((statement) => skipsItself(statement));
  for (const statement of statements) visit(statement, runs);
  return found;
}

/** The words of test.each(rows)(title, work), and its rows; null for a call that is neither test nor group. */
function callOf(node: Node): { words: string[]; tables: Node[] } | null {
  const { callee, arguments: args } = node;
  const [title] = args as Node[];
  if (!title || !isNode(callee) || !isTitle(title) || isSkip(node)) return null;
  const chain = chainOf(callee);
  const [root = '', ...rest] = chain?.words ?? [];
  const isKnown = rest.every((word) => KINDS.includes(word) || SKIPPING.includes(word));
  return chain && ROOTS.includes(root) && isKnown ? chain : null;
}

const isTitle = (node: Node) => textOf(node) !== null || node.type === 'BinaryExpression' || node.type === 'Identifier';

function chainOf(node: Node): { words: string[]; tables: Node[] } | null {
  if (node.type === 'Identifier') return { words: [String(node['name'])], tables: [] };
  const before = node['object'] ?? node['callee'] ?? node['tag'];
  const inner = isNode(before) ? chainOf(before) : null;
  if (!inner) return null;
  if (node.type === 'MemberExpression') {
    return { words: [...inner.words, String((node['property'] as Node)['name'])], tables: inner.tables };
  }
  if (node.type === 'CallExpression') return { words: inner.words, tables: node['arguments'] as Node[] };
  return node.type === 'TaggedTemplateExpression' ? { words: inner.words, tables: [node['quasi'] as Node] } : null;
}

/** A test or group that says in its own body that it does not run: test.skip(), or test.skip(condition, why). */
function skipsItself(node: Node): boolean {
  return childrenOf(node).some((child) => {
    if (child.type !== 'CallExpression') return skipsItself(child);
    return callOf(child) === null && (isSkip(child) || skipsItself(child));
  });
}

/** With a condition, or nothing, in the place of a title. */
function isSkip({ callee, arguments: args }: Node): boolean {
  const [condition] = args as Node[];
  const [root = '', word = '', ...rest] = chainOf(callee as Node)?.words ?? [];
  const isBare = isNode(callee) && callee.type === 'MemberExpression' && rest.length === 0;
  return isBare && ROOTS.includes(root) && SKIPPING.includes(word) && (!condition || textOf(condition) === null);
}

/** A table, and those that it is made of. */
function tableOf(table: Node, tables: ReadonlyMap<string, Node>, seen = new Set<Node>()): Node[] {
  if (seen.has(table)) return [];
  seen.add(table);
  const others = [...namesIn(table)].flatMap((name) => tables.get(name) ?? []);
  return [table, ...others.flatMap((other) => tableOf(other, tables, seen))];
}

function titlesOf(test: Node, tables: Node[], rows: Node[]): string[] {
  const [title] = test['arguments'] as Node[];
  const own = title ? [...nodesIn(title)].flatMap((node) => textOf(node) ?? []) : [];
  if (rows.length === 0) return own;
  return [...own, ...tables.flatMap((table) => [...nodesIn(table)].flatMap((node) => textOf(node) ?? []))];
}
