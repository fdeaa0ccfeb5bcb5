import path from 'node:path';
import ts from 'typescript';
import type { CodeBlock } from './code-blocks';

/** Messages of the compiler, each with the place of its block. One program, since most of its time goes into the types of the packages. */
export function typeErrors(checked: readonly CodeBlock[]): string[] {
  const files = new Map(
    checked.map((block, index) => [path.resolve(`docs/block-${index}.${block.language}`), block] as const),
  );
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd());
  const host = ts.createCompilerHost({ ...options, noEmit: true });
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file)?.code ?? readFile(file);
  host.getSourceFile = (file, version) => {
    const block = files.get(file);
    return block ? ts.createSourceFile(file, block.code, version, true) : getSourceFile(file, version);
  };
  // examples for servers read process.env
  const checking = {
    ...options,
    types: ['node'],
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    noEmit: true,
  };
  const program = ts.createProgram([...files.keys()], checking, host);
  return [...files].flatMap(([file, { place, isFragment }]) => {
    const source = program.getSourceFile(file);
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...(isFragment ? [] : program.getSemanticDiagnostics(source)),
    ];
    return found.map(({ messageText }) => `${place}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  });
}
