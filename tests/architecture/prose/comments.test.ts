/**
 * Comments are plain sentences of at most 25 words; `doc-sentences.ts` has the rule. A doc comment begins with a noun or a
 * verb of the field: "Names of …", "Returns …", "True if …". In any comment, px is a unit; the noun is pixel.
 */
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { PRODUCT_FOLDERS, parse, parsedFiles, sourceTexts } from '../source-files';
import { hardSentencesOf } from './doc-sentences';

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

/** Packages whose comments name their subject. */
const NAMING_FOLDERS = [...PRODUCT_FOLDERS, 'music', 'stories'];
/** Also finds comments in strings: no string has one. */
const COMMENT = /(?<=^|[\s({[])(\/\*[\s\S]*?\*\/|\/\/ [^\n]*)/g;
/** Begins a clause, where a doc comment has a noun or a verb. */
const CLAUSE = /^(What|Whether|Where|Those|Of|Who|Whom|Whose|Which|How|When|Why)\b/i;
/** At the beginning, or behind a word. The unit is behind a number or a comma, and in "in px" and "CSS px". */
const PX_AS_NOUN = /(^|[a-z] )(?<!\b(in|CSS) )px\b/i;

function unnamedSubjects(text: string): string[] {
  return (text.match(COMMENT) ?? []).flatMap((comment) => {
    const words = comment
      .slice(2, comment.startsWith('//') ? undefined : -2)
      .replace(/^[*\s]+/gm, '')
      .replace(/\s+/g, ' ')
      .trim();
    const isClause = comment.startsWith('/**') && CLAUSE.test(words);
    return isClause || PX_AS_NOUN.test(words) ? [words] : [];
  });
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

  test('name their subject', () => {
    const files = sourceTexts(NAMING_FOLDERS);
    expect(files.flatMap(({ name, text }) => unnamedSubjects(text).map((words) => `${name}: ${words}`))).toEqual([]);
  });

  test.each([
    '/** What it needs. */',
    '/**\n * Whether it is open.\n */',
    'interface Size {\n  /** Of the canvas. */\n  readonly widthPx: number;\n}',
    '/** px of the canvas. */',
    '/** A canvas that lost its px. */',
    '// changes px in place',
    '/**\n * Its last\n * px.\n */',
  ])('do not name it in %s', (text) => {
    expect(unnamedSubjects(text)).toHaveLength(1);
  });

  test.each([
    '/** True if it is open. What is closed stays so. */',
    '// what is transparent is skipped',
    '/** Width, px. In px of the canvas: 640 px, `SIDE` px, 24 CSS px. */',
    "const width = 'its px';",
  ])('name it, or need no name, in %s', (text) => {
    expect(unnamedSubjects(text)).toEqual([]);
  });
});
