import { describe, expect, it } from 'vitest';
import { isStorable, storable } from '../../../sdk/base/storable-text';

describe('a text that can be stored', () => {
  it.each(['', 'Grüße 你好', '👍🏽 family 👨‍👩‍👧', 'line\nbreak\ttab', '\ufffd'])('is %j', (text) => {
    expect(isStorable(text)).toBe(true);
    expect(storable(text)).toBe(text);
  });

  it.each([
    ['a\0b', 'ab'],
    ['half \ud83d', 'half '],
    ['\udc4d half', ' half'],
    ['\ud83d\ud83d\udc4d', '👍'],
    ['\0', ''],
  ])('is made of %j', (text, rest) => {
    expect(isStorable(text)).toBe(false);
    expect(storable(text)).toBe(rest);
  });
});
