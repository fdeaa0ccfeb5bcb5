/** The compression of GIF (appendix F of GIF89a): codes of 9 to 12 bits for runs of indexes, in blocks of 255 bytes. */

/** Bits of an index. */
const INDEX_BITS = 8;
const CLEAR = 2 ** INDEX_BITS;
const END = CLEAR + 1;
const MOST_CODES = 4096;
const MOST_BITS = 12;
const BLOCK_BYTES = 255;
/** Slots of the table: a prime, twice as many as there are codes. */
const SLOTS = 8191;

/** The data of one picture, from the size of its indexes to the empty block. */
export function lzwData(indexes: Uint8Array): Uint8Array {
  const packer = new BitPacker();
  const table = new CodeTable();
  let bits = INDEX_BITS + 1;
  packer.add(CLEAR, bits);
  let prefix = indexes[0] ?? 0;
  for (let at = 1; at < indexes.length; at++) {
    const index = indexes[at] ?? 0;
    const known = table.find(prefix, index);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    packer.add(prefix, bits);
    prefix = index;
    if (table.isFull) {
      packer.add(CLEAR, bits);
      table.clear();
      bits = INDEX_BITS + 1;
    } else if (table.add() > 2 ** bits - 1 && bits < MOST_BITS) bits += 1;
  }
  packer.add(prefix, bits);
  packer.add(END, bits);
  return packer.finish();
}

/** Codes of the runs. */
class CodeTable {
  readonly #keys = new Int32Array(SLOTS).fill(-1);
  readonly #codes = new Uint16Array(SLOTS);
  #next = END + 1;
  /** Slot of the last run that was looked up. */
  #slot = 0;
  #key = 0;

  get isFull(): boolean {
    return this.#next === MOST_CODES;
  }

  /** The code of a run that is longer by one index. */
  find(prefix: number, index: number): number | undefined {
    this.#key = (prefix << INDEX_BITS) | index;
    let slot = (this.#key * 31) % SLOTS;
    while (this.#keys[slot] !== -1) {
      if (this.#keys[slot] === this.#key) return this.#codes[slot];
      slot = (slot + 1) % SLOTS;
    }
    this.#slot = slot;
    return undefined;
  }

  /** Gives the run that was not found a code. */
  add(): number {
    this.#keys[this.#slot] = this.#key;
    this.#codes[this.#slot] = this.#next;
    return this.#next++;
  }

  clear(): void {
    this.#keys.fill(-1);
    this.#next = END + 1;
  }
}

/** Codes one after the other, lowest bit first. */
class BitPacker {
  #bytes = new Uint8Array(2 ** 16);
  /** The first byte is the size of indexes; the second one the length of the first block. */
  #length = 2;
  #blockStart = 1;
  #pending = 0;
  #pendingBits = 0;

  constructor() {
    this.#bytes[0] = INDEX_BITS;
  }

  add(code: number, bits: number): void {
    this.#pending |= code << this.#pendingBits;
    this.#pendingBits += bits;
    while (this.#pendingBits >= 8) {
      this.#addByte(this.#pending & 255);
      this.#pending >>>= 8;
      this.#pendingBits -= 8;
    }
  }

  finish(): Uint8Array {
    if (this.#pendingBits > 0) this.#addByte(this.#pending & 255);
    const inBlock = this.#length - this.#blockStart - 1;
    this.#bytes[this.#blockStart] = inBlock;
    // a block that has begun and has nothing in it is the empty one already
    const end = inBlock === 0 ? this.#length : this.#length + 1;
    return this.#bytes.slice(0, end);
  }

  #addByte(byte: number): void {
    if (this.#length + 3 > this.#bytes.length) this.#grow();
    this.#bytes[this.#length++] = byte;
    if (this.#length - this.#blockStart - 1 < BLOCK_BYTES) return;
    this.#bytes[this.#blockStart] = BLOCK_BYTES;
    this.#blockStart = this.#length++;
  }

  #grow(): void {
    const larger = new Uint8Array(this.#bytes.length * 2);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
