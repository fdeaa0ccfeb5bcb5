/** Sets of code points as CSS writes them: `U+0041-005A,U+00E4`. */
export type UnicodeRanges = readonly (readonly [number, number])[];

export function parseUnicodeRanges(text: string): UnicodeRanges {
  return text
    .split(',')
    .map((part) => {
      const [from = '0', to = from] = part.trim().replace(/^U\+/i, '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    })
    .sort((a, b) => a[0] - b[0]);
}

/** `ranges` as `parseUnicodeRanges` sorts them. */
export function includesCodePoint(ranges: UnicodeRanges, codePoint: number): boolean {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [from, to] = ranges[middle] ?? [0, 0];
    if (codePoint < from) high = middle - 1;
    else if (codePoint > to) low = middle + 1;
    else return true;
  }
  return false;
}
