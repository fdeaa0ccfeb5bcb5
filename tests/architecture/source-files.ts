import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders of the product: what is shipped, without tests and tools. */
export const PRODUCT_FOLDERS = ['sdk', 'survey-widget', 'elements', 'host-app', 'server', 'library'];

/** The tracked TypeScript files below `folders`, parsed; `name` is the path from the root. */
export function parsedFiles(folders: readonly string[]): { name: string; source: ts.SourceFile }[] {
  return execFileSync('git', ['ls-files', '--', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((name) => /\.tsx?$/.test(name) && existsSync(path.join(root, name)))
    .map((name) => ({ name, source: parse(name, readFileSync(path.join(root, name), 'utf8')) }));
}

export function parse(name: string, text: string): ts.SourceFile {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
}

/** Every node of the tree, parents first. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children) yield* nodesOf(child);
}

/** From 1. */
export function lineOf(node: ts.Node): number {
  const source = node.getSourceFile();
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}
