/** Writes texts in encodings that browsers only read: the reverse of what `TextDecoder` makes of each byte, and of two. */
export function encoderOf(label: string): (text: string) => Uint8Array {
  const decoder = new TextDecoder(label);
  const bytesOf = new Map<string, readonly number[]>();
  const learn = (bytes: readonly number[]) => {
    const sign = decoder.decode(Uint8Array.from(bytes));
    if ([...sign].length === 1 && sign !== '\uFFFD' && !bytesOf.has(sign)) bytesOf.set(sign, bytes);
  };
  for (let byte = 0; byte < 256; byte++) learn([byte]);
  if (/jis|euc|gb|big5/.test(label)) {
    for (let lead = 0x81; lead < 255; lead++) {
      for (let trail = 0x40; trail < 255; trail++) learn([lead, trail]);
    }
  }
  return (text) =>
    Uint8Array.from(
      [...text].flatMap((sign) => {
        const bytes = bytesOf.get(sign);
        if (!bytes) throw new Error(`${label} has no ${sign}`);
        return bytes;
      }),
    );
}
