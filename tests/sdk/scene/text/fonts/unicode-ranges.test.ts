import { expect, it } from 'vitest';
import { includesCodePoint, parseUnicodeRanges } from '../../../../../sdk/scene/text/fonts/unicode-ranges';

it('finds code points in ranges as CSS writes them, in any order', () => {
  const ranges = parseUnicodeRanges('U+1F600-1F64F, u+41-5a,U+E4');
  for (const inside of ['A', 'Z', 'ä', '😀']) expect(includesCodePoint(ranges, inside.codePointAt(0) ?? 0)).toBe(true);
  for (const outside of ['@', '[', 'å', '🙐'])
    expect(includesCodePoint(ranges, outside.codePointAt(0) ?? 0)).toBe(false);
});
