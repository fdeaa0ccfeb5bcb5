/** The rows of docs/coverage: what the documents ask for, where it lives, and the tests that prove it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { nodesOf, parse } from '../source-files';

export const repository = fileURLToPath(new URL('../../..', import.meta.url));

export interface CoverageRow {
  /** File name below docs/coverage. */
  readonly page: string;
  readonly requirement: string;
  readonly where: string;
  /** Tests by the path of their file, `stories/…` or below `tests`. */
  readonly proofs: readonly CitedTest[];
  /** What is missing; undefined: nothing. */
  readonly open: string | undefined;
  /** Parts of the proof that are neither a test nor what is open. */
  readonly unreadable: readonly string[];
}

export interface CitedTest {
  readonly file: string;
  /** The names of its groups and its own, as vitest prints them. */
  readonly name: string;
}

const OPEN = '**Open:** ';
const PROOF = /^`([\w/.-]+\.tsx?) > ([^`]+)`$/;

/** The rows of one page; tables have three columns. */
export function rowsOf(page: string, text: string): CoverageRow[] {
  const lines = text.split('\n').filter((line) => line.startsWith('| '));
  return lines
    .map((line) => line.slice(2, -2).split(' | '))
    .filter(([first]) => first !== 'Requirement')
    .map(([requirement = '', where = '', proof = '']) => {
      const parts = proof.replaceAll('\\|', '|').split('<br>').filter(Boolean);
      const open = parts.filter((part) => part.startsWith(OPEN)).map((part) => part.slice(OPEN.length));
      const tests = parts.filter((part) => !part.startsWith(OPEN));
      return {
        page,
        requirement,
        where,
        proofs: tests.flatMap((part) => {
          const [, file = '', name = ''] = PROOF.exec(part) ?? [];
          return file ? [{ file, name }] : [];
        }),
        open: open.join(' ') || undefined,
        unreadable: tests.filter((part) => !PROOF.test(part)),
      };
    });
}

/** All rows of docs/coverage. */
export function coverageRows(): CoverageRow[] {
  const folder = path.join(repository, 'docs/coverage');
  const pages = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
  return pages.flatMap((page) => rowsOf(page, readFileSync(path.join(folder, page), 'utf8')));
}

const GROUPS = ['describe', 'test', 'it'];
/** What a template puts in: `%s`, `$name`, `${name}`. */
const PLACE = /%[sdijofp#]|\$\{[^}]*\}|\$[a-zA-Z_][\w.]*/g;

/** Whether `name` is that of a test of the file, or of one case of a template. */
export function hasTest({ file, name }: CitedTest): boolean {
  const full = path.join(repository, file.startsWith('stories/') ? file : `tests/${file}`);
  if (!existsSync(full)) return false;
  const { text, names } = testsOf(full);
  return names.some((own) => own === name || isCase(own, name, text));
}

/** What the case puts into the places of the template is written in the file. */
function isCase(template: string, name: string, text: string): boolean {
  const [, ...values] = patternOf(template).exec(name) ?? [];
  return values.length > 0 && values.every((value) => text.includes(value));
}

interface TestFile {
  readonly text: string;
  readonly names: readonly string[];
}
const read = new Map<string, TestFile>();

function testsOf(file: string): TestFile {
  const known = read.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const stories = () => [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  const tests = { text, names: file.endsWith('.stories.tsx') ? stories() : testNames(parse(file, text)) };
  read.set(file, tests);
  return tests;
}

/** Full names of the tests of a file. */
export function testNames(source: ts.SourceFile): string[] {
  return nodesOf(source).flatMap((node) => {
    const group = groupOf(node);
    if (!group || group.word === 'describe') return [];
    const names = [group.name];
    for (let at = node.parent; at; at = at.parent) {
      const outer = groupOf(at);
      if (outer) names.unshift(outer.name);
    }
    return names.join(' > ');
  });
}

/** The word and the name of a call like `test('name', …)` or `describe.each(…)('name', …)`. */
function groupOf(node: ts.Node): { word: string; name: string } | undefined {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return undefined;
  let root: ts.Expression = node.expression;
  while (ts.isCallExpression(root) || ts.isPropertyAccessExpression(root)) root = root.expression;
  const [first] = node.arguments;
  if (!ts.isIdentifier(root) || !GROUPS.includes(root.text) || !first) return undefined;
  if (ts.isStringLiteralLike(first)) return { word: root.text, name: first.text };
  return ts.isTemplateExpression(first) ? { word: root.text, name: first.getText().slice(1, -1) } : undefined;
}

function patternOf(name: string): RegExp {
  const fixed = name.split(PLACE).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${fixed.join('(.+?)')}$`, 's');
}
