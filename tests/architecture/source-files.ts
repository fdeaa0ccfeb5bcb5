import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Folders of the product: what is shipped, without tests and tools. */
export const PRODUCT_FOLDERS = ['sdk', 'survey-widget', 'cli', 'elements', 'host-app', 'server', 'library'];

/** The tracked TypeScript files below `folders`; `name` is the path from the root. */
export function sourceTexts(folders: readonly string[]): { name: string; text: string }[] {
  return execFileSync('git', ['ls-files', '--', ...folders], { cwd: repository, encoding: 'utf8' })
    .split('\n')
    .filter((name) => /\.tsx?$/.test(name) && existsSync(path.join(repository, name)))
    .map((name) => ({ name, text: readFileSync(path.join(repository, name), 'utf8') }));
}

/** The same files, parsed. */
export function parsedFiles(folders: readonly string[]): { name: string; source: ts.SourceFile }[] {
  return sourceTexts(folders).map(({ name, text }) => ({ name, source: parse(name, text) }));
}

export function parse(name: string, text: string): ts.SourceFile {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
}

/** Every node of the tree, parents first. */
export function nodesOf(root: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return nodes;
}

/** From 1. */
export function lineOf(node: ts.Node): number {
  const source = node.getSourceFile();
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}
