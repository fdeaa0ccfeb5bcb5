import { describe, expect, it } from 'vitest';
import {
  afterInput,
  toShown,
  toText,
  unwrapped,
  wrapped,
} from '../../../../../../elements/react/editor/picture-editing/text/soft-breaks';

describe('a wrapped text', () => {
  const text = 'one two three\nfour';

  it('ends its lines where the painter does, and is the same text', () => {
    const lines = wrapped(text, [4, 8]);
    expect(lines.shown).toBe('one\ntwo\nthree\nfour');
    expect(unwrapped(lines)).toBe(text);
    const letters = wrapped('東京都', [2]);
    expect(letters.shown).toBe('東京\n都');
    expect(unwrapped(letters)).toBe('東京都');
  });

  it('knows each place in both', () => {
    const letters = wrapped('東京都 一二', [2, 4]);
    expect(letters.shown).toBe('東京\n都\n一二');
    for (const [at, shown] of [
      [0, 0],
      [1, 1],
      [3, 4],
      [5, 6],
    ] as const) {
      expect(toShown(letters, at)).toBe(shown);
      expect(toText(letters, shown)).toBe(at);
    }
  });

  it.each([
    ['a letter in the middle', 'one\ntwox\nthree\nfour', 'one twox three\nfour'],
    ['a line end of its own', 'one\ntw\no\nthree\nfour', 'one tw\no three\nfour'],
    ['nothing left', '', ''],
    ['a wrap that is deleted', 'one\ntwothree\nfour', 'one twothree\nfour'],
    ['a line end that is deleted', 'one\ntwo\nthreefour', 'one two threefour'],
    ['a selection over two lines', 'onX\nthree\nfour', 'onX three\nfour'],
  ])('takes what is typed: %s', (_, shown, expected) => {
    expect(unwrapped(afterInput(wrapped(text, [4, 8]), shown))).toBe(expected);
  });

  it('loses the letter before a wrap between two letters', () => {
    expect(unwrapped(afterInput(wrapped('東京都', [2]), '東京都'))).toBe('東都');
  });
});
