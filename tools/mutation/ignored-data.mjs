// What Stryker leaves alone, since it is data or documentation and no rule. All else is mutated.

/** Words and figures that a person took from a source, which the comment of the table names. */
const sourcedData = (path) =>
  isTable(path) && hasSource(path) ? 'reviewed data: its table names the source' : undefined;

/** Tables of the words of RxNorm, First Databank and NADAC: in domain/drugs every table is one. */
const drugWords = (path) => (isTable(path) ? 'reviewed data: the words of the drug files' : undefined);

/** What only the OpenAPI document shows. */
const documentation = (path) => (isSummary(path) || isMeta(path) ? 'documentation of the API' : undefined);

export const strykerPlugins = Object.entries({ sourcedData, drugWords, documentation }).map(([name, shouldIgnore]) => ({
  kind: 'Ignore',
  name,
  value: { shouldIgnore },
}));

/** A list, record or text at the top of a file. With a pattern or a function in it, only its texts are data. */
function isTable(path) {
  if (path.getFunctionParent() !== null || !path.findParent(isDeclaration)) return false;
  if (path.isStringLiteral() || path.isTemplateLiteral()) return path.findParent(isList) !== null;
  return isList(path) && !/"type":"(?:RegExpLiteral|ArrowFunctionExpression)"/.test(JSON.stringify(path.node));
}

const isDeclaration = (path) => path.isVariableDeclaration();

/** readReviewedRows(`…`) and its like take a list as text. */
const isList = (path) => path.isArrayExpression() || path.isObjectExpression() || path.isCallExpression();

function hasSource(path) {
  const declaration = path.findParent(isDeclaration);
  const comments = declaration.node.leadingComments ?? declaration.parent.leadingComments ?? [];
  return comments.some(({ value }) => value.includes('@source'));
}

const isSummary = (path) => path.isObjectProperty() && path.node.key.name === 'summary';

const isMeta = (path) => path.listKey === 'arguments' && path.parent.callee?.property?.name === 'meta';
