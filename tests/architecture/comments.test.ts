/** Comments are plain sentences of at most 25 words; `doc-sentences.ts` has the rule. */
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { hardSentencesOf } from './doc-sentences';
import { PRODUCT_FOLDERS, parse, parsedFiles } from './source-files';

const FOLDERS = [...PRODUCT_FOLDERS, 'stories', 'tests', 'build', 'benchmarks', 'examples'];

/** Every comment of a file once, with its marks. */
function commentsOf(source: ts.SourceFile): string[] {
  const { text } = source;
  const found = new Map<number, string>();
  const visit = (node: ts.Node) => {
    const children = node.getChildren(source);
    for (const child of children) visit(child);
    if (children.length > 0) return; // comments are beside tokens
    const before = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
    const after = ts.getTrailingCommentRanges(text, node.getEnd()) ?? [];
    for (const { pos, end } of [...before, ...after]) found.set(pos, text.slice(pos, end));
  };
  visit(source);
  return [...found.values()];
}

function hardSentencesIn(name: string, source: ts.SourceFile): string[] {
  return commentsOf(source)
    .flatMap(hardSentencesOf)
    .map((sentence) => `${name}: ${sentence}`);
}

describe('comments', () => {
  test('are short, plain sentences', () => {
    expect(parsedFiles(FOLDERS).flatMap(({ name, source }) => hardSentencesIn(name, source))).toEqual([]);
  }, 180_000);

  test('are read wherever they are', () => {
    const long = Array.from({ length: 26 }, (_, index) => `word${index}`).join(' ');
    const text = `const a = 1; // of ours\n/** ${long}. Short. */\nfunction b() {\n  // nobody\n}\n`;
    expect(hardSentencesIn('a.ts', parse('a.ts', text))).toEqual(['a.ts: of ours', `a.ts: ${long}.`, 'a.ts: nobody']);
  });
});
