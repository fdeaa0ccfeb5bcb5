import { describe, expect, test } from 'vitest';
import { readQuiz } from '../../../../server/help/learning/read-quiz';

describe('a quiz', () => {
  test('has questions with choices, one of them right', () => {
    expect(readQuiz('### Which **one**?\n\n- [ ] A\n- [x] B `b`\n\n### And?\n\n- [x] Yes\n- [ ] No\n')).toEqual([
      { text: 'Which one?', choices: ['A', 'B b'], right: 1 },
      { text: 'And?', choices: ['Yes', 'No'], right: 0 },
    ]);
    expect(readQuiz('')).toEqual([]);
  });

  test.each([
    ['no right choice', '### Q\n\n- [ ] A\n- [ ] B'],
    ['two right choices', '### Q\n\n- [x] A\n- [x] B'],
    ['one choice', '### Q\n\n- [x] A'],
    ['a question without choices', '### Q\n\nText'],
    ['eleven questions', Array.from({ length: 11 }, (_, at) => `### Q${at}\n\n- [x] A\n- [ ] B\n`).join('\n')],
  ])('with %s is refused', (_what, markdown) => {
    expect(() => readQuiz(markdown)).toThrow();
  });
});
