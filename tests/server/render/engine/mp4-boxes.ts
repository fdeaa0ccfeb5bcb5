import { readFile } from 'node:fs/promises';

/** Boxes that hold boxes (ISO/IEC 14496-12). */
const CONTAINERS = new Set(['moov', 'trak', 'edts', 'mdia', 'minf', 'stbl', 'udta']);

/** Types of all boxes of an MP4 in the order of the file, containers before what they hold. */
export async function boxTypes(file: string): Promise<string[]> {
  return typesIn(await readFile(file));
}

function typesIn(bytes: Buffer): string[] {
  const types: string[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const shortSize = bytes.readUInt32BE(at);
    const size = shortSize === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : shortSize || bytes.length - at;
    types.push(type);
    if (CONTAINERS.has(type)) types.push(...typesIn(bytes.subarray(at + 8, at + size)));
    at += size;
  }
  return types;
}
