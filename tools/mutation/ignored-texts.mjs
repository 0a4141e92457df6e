// What Stryker leaves alone, since it is data or documentation and no rule. `npm run mutation` breaks all else.

/** In domain/drugs: the reviewed words of RxNorm and of the price files, which stand in tables at the top of a file. */
const reviewedData = (path) =>
  isText(path) &&
  isAtTop(path) &&
  path.findParent((parent) => parent.isArrayExpression() || isRecord(parent) || isRows(parent))
    ? 'a text of reviewed data is checked against its source, by a person'
    : undefined;

/** In the contract: what only the OpenAPI document shows. */
const documentation = (path) => (isDocumentation(path) ? 'a text of the OpenAPI document is documentation' : undefined);

export const strykerPlugins = [
  { kind: 'Ignore', name: 'reviewed-data', value: { shouldIgnore: reviewedData } },
  { kind: 'Ignore', name: 'documentation', value: { shouldIgnore: documentation } },
];

const isText = (path) => path.isStringLiteral() || path.isTemplateLiteral();

const isAtTop = (path) => path.getFunctionParent() === null;

const isRecord = (path) => path.isObjectExpression();

/** readReviewedRows(`…`) and its like. */
const isRows = (path) => path.isCallExpression();

const isDocumentation = (path) => isNamed(path, 'summary') || isMeta(path);

const isNamed = (path, name) => path.isObjectProperty() && path.node.key.name === name;

const isMeta = (path) =>
  path.parentPath?.isCallExpression() === true &&
  path.listKey === 'arguments' &&
  path.parent.callee.property?.name === 'meta';
