/** Where the first list of parameter sets begins in an `avcC` box (ISO/IEC 14496-15). */
const FIRST_LIST = 5;
/** The upper bits of the first count are reserved. */
const COUNT_BITS = 0x1f;

/**
 * What a decoder of H.264 must know before the first frame: profile, level, and the sets of sequence and picture. New builds of ffmpeg
 * write more behind them, which says the same once more.
 */
export function parameterSets({ description }: VideoDecoderConfig): Buffer {
  if (!description) return Buffer.alloc(0);
  const box = ArrayBuffer.isView(description)
    ? Buffer.from(description.buffer, description.byteOffset, description.byteLength)
    : Buffer.from(description);
  const afterSequences = endOfList(box, FIRST_LIST);
  return box.subarray(0, endOfList(box, afterSequences));
}

/** A count, then each set behind its length. */
function endOfList(box: Buffer, start: number): number {
  let at = start + 1;
  for (let left = box.readUInt8(start) & COUNT_BITS; left > 0; left--) at += 2 + box.readUInt16BE(at);
  return at;
}
