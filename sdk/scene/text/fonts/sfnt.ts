/** HarfBuzz reads plain OpenType only: a WOFF 1.0 file is unpacked to it. */
const WOFF = 0x774f4646;
/** TrueType outlines (also as Apple writes them) and PostScript outlines. */
const SFNT = [0x00010000, 0x74727565, 0x4f54544f];
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** Throws for anything else: HarfBuzz would take it for a font without glyphs. */
export async function toSfnt(file: ArrayBuffer): Promise<ArrayBuffer> {
  const view = new DataView(file);
  const signature = view.byteLength < WOFF_HEADER ? 0 : view.getUint32(0);
  if (SFNT.includes(signature)) return file;
  if (signature !== WOFF) throw new Error('This is neither an OpenType nor a WOFF 1.0 file.');
  const count = view.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, (_, index) => readTable(view, WOFF_HEADER + WOFF_ENTRY * index)),
  );
  return assemble(view.getUint32(4), tables);
}

async function readTable(view: DataView<ArrayBuffer>, at: number): Promise<Table> {
  const [tag, offset, packedSize, size, checksum] = [0, 4, 8, 12, 16].map((step) => view.getUint32(at + step)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const packed = new Uint8Array(view.buffer, offset, packedSize);
  return { tag, checksum, data: packedSize < size ? await inflate(packed) : packed };
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function assemble(flavor: number, tables: readonly Table[]): ArrayBuffer {
  let offset = SFNT_HEADER + SFNT_ENTRY * tables.length;
  const offsets = tables.map(({ data }) => {
    const start = offset;
    offset += (data.length + 3) & ~3;
    return start;
  });
  const result = new ArrayBuffer(offset);
  const view = new DataView(result);
  view.setUint32(0, flavor);
  view.setUint16(4, tables.length);
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = SFNT_HEADER + SFNT_ENTRY * index;
    const start = offsets[index] ?? 0;
    for (const [step, value] of [tag, checksum, start, data.length].entries()) view.setUint32(at + 4 * step, value);
    new Uint8Array(result).set(data, start);
  }
  return result;
}
