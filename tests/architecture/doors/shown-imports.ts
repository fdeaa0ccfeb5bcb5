/** What readers are shown to import from the packages: in documents, in examples and in `@example` of a comment. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './door-names';

export interface ShownImport {
  /** Where it is shown. */
  readonly place: string;
  /** `@spotreel/sdk/client`. */
  readonly specifier: string;
  /** Empty for an import of its effect or its types. */
  readonly names: readonly string[];
}

/** Documents, examples and the first page of each package. */
const SHOWN = ['README.md', '*/README.md', 'docs/*.md', 'examples'];
const IMPORT =
  /\b(?:(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*|from\s*|import\s*\(?\s*)['"](@spotreel\/[^'"]+)['"]/g;

/** Every import of these packages in a text, also in code blocks of a document. */
export function importsIn(place: string, text: string): ShownImport[] {
  return [...text.matchAll(IMPORT)].map(([, names = '', specifier = '']) => ({
    place,
    specifier,
    names: names.split(',').flatMap(
      (name) =>
        name
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0] || [],
    ),
  }));
}

/** Imports of all documents and examples. */
export function importsOfDocs(): ShownImport[] {
  const files = execFileSync('git', ['ls-files', '--', ...SHOWN], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  const read = files.filter((file) => /\.(md|[mc]?[jt]sx?|vue|svelte|html)$/.test(file));
  return read.flatMap((file) => importsIn(file, readFileSync(path.join(root, file), 'utf8')));
}

/** Code of the `@example` tags of a declaration, without the marks of its block. */
export function examplesOf(declaration: ts.Declaration): { language: string; code: string }[] {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return ts
    .getJSDocTags(statement)
    .filter(({ tagName }) => tagName.text === 'example')
    .flatMap(({ comment }) => {
      const [, language = '', code = ''] =
        /^```(tsx?)\n([\s\S]*?)```$/.exec(ts.getTextOfJSDocComment(comment)?.trim() ?? '') ?? [];
      return code ? [{ language, code }] : [];
    });
}
