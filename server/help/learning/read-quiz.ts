import { MAX_QUESTIONS } from '@spotreel/sdk/internal/contract';
import { lexer, type Tokens } from 'marked';
import { plainText, readSpans } from '../reading/read-spans';

export interface Question {
  readonly text: string;
  readonly choices: readonly string[];
  /** Place of the right choice. */
  readonly right: number;
}

/**
 * Questions of a lesson: a heading of the third level each, and below it a list of choices, `- [x]` for the right one. Throws
 * an Error for anything else.
 */
export function readQuiz(markdown: string): Question[] {
  const tokens = lexer(markdown, { gfm: true }).filter(({ type }) => type !== 'space');
  const questions: Question[] = [];

  for (let at = 0; at < tokens.length; at += 2) {
    const heading = tokens[at];
    const list = tokens[at + 1];

    if (heading?.type !== 'heading' || list?.type !== 'list')
      throw new Error('A quiz has a heading and a list of choices for each question.');

    questions.push(toQuestion(plainText(readSpans(heading.tokens ?? [])), list as Tokens.List));
  }

  if (questions.length > MAX_QUESTIONS) throw new Error(`A quiz may have ${MAX_QUESTIONS} questions.`);
  return questions;
}

function toQuestion(text: string, { items }: Tokens.List): Question {
  const right = items.flatMap(({ checked }, place) => (checked ? [place] : []));
  const [first] = right;
  if (items.length < 2 || items.length > 6 || right.length !== 1 || first === undefined)
    throw new Error(`This question needs two to six choices, one of them right: ${text}`);
  // the box of a choice is a token of its own
  const choices = items.map(({ tokens }) =>
    plainText(readSpans(tokens.filter(({ type }) => type !== 'checkbox'))).trim(),
  );
  return { text, choices, right: first };
}
