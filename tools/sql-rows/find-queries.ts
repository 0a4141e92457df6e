import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** A call of `query` in the code: what is sent, as it is written, and the type that its rows are said to have. */
export type Query = { line: number; statement: string; row: string | null };

export function findQueries(path: string, source: string): Query[] {
  const { program } = parseSync(path, source);
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  return [...nodesIn(program)].flatMap((node): Query[] => {
    const callee = node['callee'] as Node | undefined;
    const property = callee?.['property'] as Node | undefined;
    if (node.type !== 'CallExpression' || property?.['name'] !== 'query') return [];
    const [argument] = node['arguments'] as Node[];
    if (!argument) return [];
    const types = node['typeArguments'] as { params: Node[] } | null;
    const [row] = types?.params ?? [];
    const line = source.slice(0, node.start).split('\n').length;
    return [{ line, statement: textOf(textIn(argument)), row: row ? textOf(row) : null }];
  });
}

/** The text alone: the values are known only where it is sent. */
function textIn(argument: Node): Node {
  if (argument.type !== 'ObjectExpression') return argument;
  const text = (argument['properties'] as Node[]).find(({ key }) => (key as Node | undefined)?.['name'] === 'text');
  return text ? (text['value'] as Node) : argument;
}

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  if (typeof value !== 'object' || value === null || !('type' in value)) return;
  yield value as Node;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

const LAYERS = {
  '#server/': 'src/server/',
  '#domain/': 'src/domain/',
  '#contract/': 'src/contract/',
  '#content/': 'src/content/',
};

/** The same module in another folder: what it imports from near or by layer, it imports by its whole path. */
export function movedAway(path: string, source: string): string {
  const near = dirname(resolve(path));
  return source.replace(/(?<=from ')([.#][^']+)(?=')/g, (target) => {
    const layer = Object.entries(LAYERS).find(([name]) => target.startsWith(name));
    return layer ? resolve(layer[1] + target.slice(layer[0].length)) : resolve(near, target);
  });
}
