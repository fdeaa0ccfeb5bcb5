import { expect, it } from 'vitest';
import type { LogicRule } from '../../../../sdk/contract/surveys/logic';
import { nextQuestionId } from '../../../../sdk/survey/run/next-question';
import { question } from '../questions';

const three = (...logic: LogicRule[]) => [
  question('nps', { id: 'a', logic }),
  question('openText', { id: 'b' }),
  question('openText', { id: 'c' }),
];

it('goes on in line, and ends after the last', () => {
  expect(nextQuestionId(three(), 'a', 3)).toBe('b');
  expect(nextQuestionId(three(), 'c', 'x')).toBe('end');
});

it('follows the first rule that holds and leads somewhere', () => {
  const questions = three(
    { condition: 'equals', value: '9', destination: 'b' },
    { condition: 'lessThan', value: '5' },
    { condition: 'lessThan', value: '4', destination: 'c' },
    { condition: 'lessThan', value: '5', destination: 'end' },
  );
  expect(nextQuestionId(questions, 'a', 3)).toBe('c');
  expect(nextQuestionId(questions, 'a', 4)).toBe('end');
  expect(nextQuestionId(questions, 'a', 7)).toBe('b');
});

it('passes over a destination that does not exist', () => {
  const gone = { condition: 'submitted', destination: 'gone' } as const;
  expect(nextQuestionId(three(gone), 'a', 3)).toBe('b');
  expect(nextQuestionId(three(gone, { condition: 'submitted', destination: 'c' }), 'a', 3)).toBe('c');
});

it('ends where the question itself does not exist', () => {
  expect(nextQuestionId(three(), 'gone', 3)).toBe('end');
  expect(nextQuestionId([], 'a', undefined)).toBe('end');
});
