import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '../../../../../sdk/contract/call';
import { checkAnswer } from '../../../../../server/platform/http/answers/check-answer';
import { silentLog } from '../../../../../server/platform/log/log';

const newCall = () =>
  defineCall({ method: 'GET', path: '/v1/number', summary: 'A number', auth: 'none', output: z.number(), errors: [] });

/** Problems in the log after so many wrong answers. */
function logged(count: number): number {
  const call = newCall();
  let problems = 0;
  const log = {
    ...silentLog,
    error: () => {
      problems += 1;
    },
  };
  for (let index = 0; index < count; index++) checkAnswer(call, 'no number', { verifyAnswers: false }, log);
  return problems;
}

test('a server in production looks at the first 20 answers of a call, and then at each hundredth', () => {
  expect(logged(20)).toBe(20);
  expect(logged(99)).toBe(20);
  expect(logged(100)).toBe(21);
  expect(logged(1000)).toBe(30);
});

test('development and tests look at each, and throw what is wrong', () => {
  const call = newCall();
  for (let index = 0; index < 50; index++) checkAnswer(call, index, { verifyAnswers: true }, silentLog);
  const wrong = () => checkAnswer(call, 'no number', { verifyAnswers: true }, silentLog);
  expect(wrong).toThrow(/GET \/v1\/number answers against the contract/);
});

test('each item of a list is looked at', () => {
  const list = defineCall({
    method: 'GET',
    path: '/v1/numbers',
    summary: 'Numbers',
    auth: 'none',
    output: z.number(),
    list: true,
    errors: [],
  });
  const wrong = () => checkAnswer(list, { data: [1, 'no number'] }, { verifyAnswers: true }, silentLog);
  expect(wrong).toThrow(/answers against the contract/);
});
