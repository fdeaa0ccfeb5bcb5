/** A WOFF 1.0 file without some of its tables: a font may bring its pictures in two forms, of which one is read. */
const HEADER = 44;
const ENTRY = 20;

/** Throws for a file that is no WOFF 1.0. Without `tags` the file itself. */
export function withoutTables(file: Uint8Array, tags: readonly string[]): Uint8Array {
  if (tags.length === 0) return file;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint32(0) !== 0x774f4646) throw new Error('This is no WOFF 1.0 file.');
  const entries = Array.from({ length: view.getUint16(12) }, (_, index) => HEADER + ENTRY * index);
  const tagAt = (at: number) => String.fromCharCode(...file.subarray(at, at + 4));
  const kept = entries.filter((at) => !tags.includes(tagAt(at)));
  const sizeAt = (at: number) => (view.getUint32(at + 8) + 3) & ~3;
  const length = kept.reduce((sum, at) => sum + sizeAt(at), HEADER + ENTRY * kept.length);
  const made = new Uint8Array(length);
  const out = new DataView(made.buffer);
  made.set(file.subarray(0, HEADER));
  out.setUint32(8, length);
  out.setUint16(12, kept.length);
  const unpacked = kept.reduce((sum, at) => sum + ((view.getUint32(at + 12) + 3) & ~3), 12 + 16 * kept.length);
  out.setUint32(16, unpacked);
  for (const at of [24, 28, 32, 36, 40]) out.setUint32(at, 0); // neither metadata nor private data
  let offset = HEADER + ENTRY * kept.length;
  for (const [index, at] of kept.entries()) {
    const entry = HEADER + ENTRY * index;
    made.set(file.subarray(at, at + ENTRY), entry);
    out.setUint32(entry + 4, offset);
    made.set(file.subarray(view.getUint32(at + 4), view.getUint32(at + 4) + view.getUint32(at + 8)), offset);
    offset += sizeAt(at);
  }
  return made;
}
