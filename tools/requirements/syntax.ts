import { parseSync } from 'vite';

/** A node of the syntax tree, as ESTree has it. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

export function parseModule(path: string, source: string): Node[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} can not be read: ${errors[0]?.message}`);
  return program.body as unknown as Node[];
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The nodes right below one, those of types left out: they are gone when the program runs. */
export function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([key]) => key !== 'typeAnnotation' && key !== 'typeArguments' && key !== 'typeParameters')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .filter((child) => !isOfTypesOnly(child));
}

/** A value with a type beside it stays a value: `x as const`, `x satisfies T`, `x!`. */
const isOfTypesOnly = ({ type, expression }: Node) => type.startsWith('TS') && !isNode(expression);

/** All nodes below one, and itself. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child);
}

/** The names that a piece of code speaks of, but for the names of properties. Too many rather than too few. */
export function namesIn(node: Node): Set<string> {
  const names = new Set<string>();
  const visit = (one: Node) => {
    if (one.type === 'Identifier' || one.type === 'JSXIdentifier') names.add(one['name'] as string);
    for (const child of childrenOf(one)) if (!isPropertyName(one, child)) visit(child);
  };
  visit(node);
  return names;
}

function isPropertyName(parent: Node, child: Node): boolean {
  if (parent['computed'] === true || parent['shorthand'] === true) return false;
  if (parent.type === 'MemberExpression') return parent['property'] === child;
  return parent.type === 'Property' && parent['key'] === child;
}

/** The text of a string; of a template without its holes. */
export function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral') return null;
  return (node['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw).join('…');
}
