// @ts-check
/** The contract as values and as source: schemas say what is sent, the comments beside them what it means. */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { buildProgram } from '../program.mjs';

/** The codes of the answers' errors, with their words. */
export const ERRORS_FILE = 'sdk/base/error-catalogue.ts';
/** The rights of embed tokens. */
export const RIGHTS_FILE = 'server/account/session/embed-rights.ts';

/**
 * @typedef {object} ContractFile
 * @property {string} file
 * @property {ts.SourceFile} source
 * @property {Readonly<Record<string, unknown>>} values Every constant at the top of the file, whether exported or not.
 */

/** Every file that the document is made of. @returns {string[]} */
export function contractFiles() {
  const folder = 'sdk/contract';
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return [...names.map((name) => path.posix.join(folder, name)).sort(), ERRORS_FILE, RIGHTS_FILE];
}

/** @returns {Promise<readonly ContractFile[]>} */
export async function readContract() {
  const files = contractFiles();
  const sources = new Map(files.map((file) => [file, sourceOf(file)]));
  const modules = await importAll(files, sources);
  return files.map((file, index) => ({
    file,
    source: /** @type {ts.SourceFile} */ (sources.get(file)),
    values: modules[index] ?? {},
  }));
}

/** @param {string} file */
function sourceOf(file) {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

/**
 * One bundle, so that a schema that two files use is one value.
 * @param {readonly string[]} files @param {ReadonlyMap<string, ts.SourceFile>} sources
 * @returns {Promise<Readonly<Record<string, unknown>>[]>}
 */
async function importAll(files, sources) {
  const folder = path.resolve('dist/openapi');
  const outfile = path.join(folder, `contract-${process.pid}-${Date.now()}.mjs`);
  await mkdir(folder, { recursive: true });
  const lines = files.map((file, index) => `export * as file${index} from './${file.replace(/\.ts$/, '')}';`);
  await buildProgram({
    stdin: { contents: lines.join('\n'), resolveDir: process.cwd(), loader: 'ts' },
    outfile,
    plugins: [withAllConstants(sources), packagesStay()],
  });
  try {
    const all = await import(pathToFileURL(outfile).href);
    return files.map((_, index) => all[`file${index}`]);
  } finally {
    await rm(outfile, { force: true });
  }
}

/** Constants that a file keeps to itself are exported too: they have names that the document needs. */
function withAllConstants(/** @type {ReadonlyMap<string, ts.SourceFile>} */ sources) {
  return /** @type {import('esbuild').Plugin} */ ({
    name: 'with-all-constants',
    setup: (build) =>
      build.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
        const source = sources.get(path.relative('.', file).replaceAll(path.sep, '/'));
        if (!source) return undefined;
        const hidden = constantsIn(source).filter(({ isExported }) => !isExported);
        const names = hidden.map(({ name }) => name).join(', ');
        return { contents: `${source.text}\nexport { ${names} };`, loader: 'ts' };
      }),
  });
}

/** @returns {import('esbuild').Plugin} */
function packagesStay() {
  return {
    name: 'packages-stay',
    setup: (build) =>
      build.onResolve({ filter: /^[^./]/ }, ({ path: id }) =>
        id.startsWith('@spotreel/') ? null : { path: id, external: true },
      ),
  };
}

/**
 * @param {ts.SourceFile} source
 * @returns {{ name: string, isExported: boolean, node: ts.Expression, comment: string }[]}
 */
export function constantsIn(source) {
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer
        ? [{ name: name.text, isExported, node: initializer, comment: commentOf(statement) }]
        : [],
    );
  });
}

/** The text of the comment before a node, without its signs. @param {ts.Node} node @returns {string} */
export function commentOf(node) {
  const text = node.getSourceFile().text;
  const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  const last = ranges.at(-1);
  if (!last || !text.startsWith('/**', last.pos)) return '';
  return text
    .slice(last.pos + 3, last.end - 2)
    .replace(/^\s*\*? ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
