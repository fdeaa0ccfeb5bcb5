import { describe, expect, test } from 'vitest';
import { createItemReader } from '../../../../server/assistant/model/list-items';

const ANSWER = {
  scenes: [
    { id: 1, texts: [{ id: 'a', value: 'brace } and "quote" \\' }] },
    { id: 2, texts: [] },
  ],
};

/** What is known after each part of `length` characters. */
function readIn(text: string, length: number): unknown[][] {
  const itemsOf = createItemReader();
  const parts = text.match(new RegExp(`[^]{1,${length}}`, 'gu')) ?? [];
  return parts.map(itemsOf);
}

describe('items of a list that is being written', () => {
  test.each([1, 2, 7, 1000])('are read from parts of %i characters', (length) => {
    expect(readIn(JSON.stringify(ANSWER), length).flat()).toEqual(ANSWER.scenes);
    expect(readIn(JSON.stringify(ANSWER, null, 2), length).flat()).toEqual(ANSWER.scenes);
  });

  test('are there with their last brace', () => {
    const text = JSON.stringify(ANSWER);
    const end = text.indexOf('},{"id":2');
    expect(readIn(text.slice(0, end), 1).flat()).toEqual([]);
    expect(readIn(text.slice(0, end + 1), 1).flat()).toEqual([ANSWER.scenes[0]]);
  });

  test('are found between marks of a code block', () => {
    expect(readIn(`Here "it" is [1]:\n\`\`\`json\n${JSON.stringify(ANSWER)}\n\`\`\``, 5).flat()).toEqual(ANSWER.scenes);
  });

  test('that are no JSON are left out', () => {
    expect(readIn('{"scenes":[{"id":oops},{"id":2}]}', 3).flat()).toEqual([{ id: 2 }]);
  });

  test.each(['', '}}}]]', 'I cannot do that.', '{"scenes":[1,2]}', '{"name":"x"}'])('are none in %j', (text) => {
    expect(readIn(text, 4).flat()).toEqual([]);
  });
});
