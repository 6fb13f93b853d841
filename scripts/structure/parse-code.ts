import ts from 'typescript';

export type Parsed = { imports: string[]; casts: number; usesEnvironment: boolean };

const PARSING = {
  languageVersion: ts.ScriptTarget.Latest,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
};
const CSS_IMPORT = /@import\s+(?:url\()?['"]([^'"]+)['"]/g;

export function parseCode(path: string, text: string): Parsed {
  const parsed: Parsed = { imports: [], casts: 0, usesEnvironment: false };
  if (path.endsWith('.css')) {
    parsed.imports = [...text.matchAll(CSS_IMPORT)].map(([, named = '']) => named);
    return parsed;
  }
  const visit = (node: ts.Node) => {
    const named = namedModule(node);
    if (named !== undefined) parsed.imports.push(named.replace(/\?.*$/, ''));
    if (isForcedCast(node)) parsed.casts += 1;
    if (isEnvironment(node)) parsed.usesEnvironment = true;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, PARSING));
  return parsed;
}

/** The module in `… from`, `import()`, the type `import('…')` or `new URL(…, import.meta.url)`. */
function namedModule(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return textOf(node.moduleSpecifier);
  if (ts.isImportTypeNode(node))
    return ts.isLiteralTypeNode(node.argument) ? textOf(node.argument.literal) : undefined;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return textOf(node.arguments[0]);
  if (
    ts.isNewExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'URL'
  ) {
    const [name, base] = node.arguments ?? [];
    return base && isMetaUrl(base) ? textOf(name) : undefined;
  }
  return undefined;
}

function textOf(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}

function isMetaUrl(node: ts.Node): boolean {
  return ts.isPropertyAccessExpression(node) && ts.isMetaProperty(node.expression);
}

/** `as never` or `as unknown as`, which the compiler cannot check. */
function isForcedCast(node: ts.Node): boolean {
  if (!ts.isAsExpression(node)) return false;
  return (
    node.type.kind === ts.SyntaxKind.NeverKeyword ||
    (ts.isAsExpression(node.expression) &&
      node.expression.type.kind === ts.SyntaxKind.UnknownKeyword)
  );
}

function isEnvironment(node: ts.Node): boolean {
  return (
    ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'process' &&
    node.name.text === 'env'
  );
}
