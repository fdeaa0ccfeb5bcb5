import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const config = ts.getParsedCommandLineOfConfigFile(
  path.join(root, 'sdk/tsconfig.json'),
  {},
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (problem) => {
      throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
    },
  },
);

/** Codes of what the compiler says about one more file in a pure folder. */
function problemsOf(source: string): number[] {
  const planted = path.join(root, 'sdk/base/planted.ts');
  const options = { ...config?.options, composite: false, emitDeclarationOnly: false, noEmit: true };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === planted || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === planted ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022) : getSourceFile(file, ...rest);
  const program = ts.createProgram([planted], options, host);
  return ts.getPreEmitDiagnostics(program, program.getSourceFile(planted)).map(({ code }) => code);
}

describe('the pure folders', () => {
  test('know no DOM', () => {
    expect(problemsOf('export const title = document.title;')).toContain(2584);
  });

  test('know no Node', () => {
    expect(problemsOf('export const home = process.env.HOME;')).toContain(2591);
  });

  test('know what a worker knows', () => {
    expect(problemsOf('export const wait = new AbortController().signal;')).toEqual([]);
  });
});
