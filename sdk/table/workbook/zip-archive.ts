/** The files of a ZIP, unpacked piece by piece. What comes out is counted: sizes in the archive are not believed. */
import { Inflate } from 'fflate';
import { TableFault } from '../table';

interface Entry {
  readonly method: number;
  readonly data: Uint8Array;
}

/** Bytes that all files of a workbook may have. A million cells take some 60 MB. */
const MOST_UNPACKED = 250 * 1024 * 1024;
/** Bytes out for a byte in. XML of sheets reaches some 30; the format itself 1,032. */
const MOST_RATIO = 200;
/** So much may come before the ratio counts. */
const FREE_BYTES = 1024 * 1024;
const MOST_ENTRIES = 10_000;
/** Bytes that are read at once, so that a page can pause in between. */
const PIECE = 32 * 1024;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LONG = 0xffffffff;
const DEFLATED = 8;

/** A ZIP whose entries are read by name. */
export class ZipArchive {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #entries = new Map<string, Entry>();
  #unpacked = 0;

  /** Throws `damaged`. */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    try {
      this.#readDirectory();
    } catch {
      // an address lies behind the end
      throw new TableFault('damaged');
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /** The text of an entry in pieces, each with the share of the entry that is read. Throws `damaged` and `tooLarge`. */
  *pieces(name: string): Generator<{ readonly text: string; readonly done: number }> {
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry) throw new TableFault('damaged');
    const decoder = new TextDecoder();
    const { data } = entry;
    let size = 0;
    for (const { bytes, taken } of entry.method === DEFLATED ? inflated(data) : stored(data)) {
      size += bytes.length;
      this.#count(bytes.length, size, data.length);
      const done = taken / Math.max(1, data.length);
      for (let at = 0; at < bytes.length; at += PIECE) {
        yield { text: decoder.decode(bytes.subarray(at, at + PIECE), { stream: true }), done };
      }
    }
    yield { text: decoder.decode(), done: 1 };
  }

  #count(bytes: number, size: number, packed: number): void {
    this.#unpacked += bytes;
    const isBomb = size > FREE_BYTES && size > packed * MOST_RATIO;
    if (isBomb || this.#unpacked > MOST_UNPACKED) throw new TableFault('tooLarge');
  }

  #readDirectory(): void {
    const view = this.#view;
    const end = this.#endOfDirectory();
    const count = view.getUint16(end + 10, true);
    if (count > MOST_ENTRIES) throw new TableFault('damaged');
    let at = view.getUint32(end + 16, true);
    for (let index = 0; index < count && view.getUint32(at, true) === DIRECTORY_ENTRY; index++) {
      const nameLength = view.getUint16(at + 28, true);
      const extraLength = view.getUint16(at + 30, true);
      const name = new TextDecoder().decode(this.#bytes.subarray(at + 46, at + 46 + nameLength));
      this.#entries.set(name.toLowerCase().replaceAll('\\', '/'), this.#entryAt(at, at + 46 + nameLength, extraLength));
      at += 46 + nameLength + extraLength + view.getUint16(at + 32, true);
    }
  }

  #endOfDirectory(): number {
    // a comment of 65,535 bytes may follow it
    const least = Math.max(0, this.#bytes.length - 22 - 65_535);
    for (let at = this.#bytes.length - 22; at >= least; at--) {
      if (this.#view.getUint32(at, true) === END_OF_DIRECTORY) return at;
    }
    throw new TableFault('damaged');
  }

  #entryAt(at: number, extra: number, extraLength: number): Entry {
    const view = this.#view;
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    const method = view.getUint16(at + 10, true);
    if (isEncrypted || (method !== 0 && method !== DEFLATED)) throw new TableFault('damaged');
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    const header = view.getUint32(at + 42, true);
    const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    const length = packed === LONG ? this.#longSize(extra, extraLength, unpacked === LONG ? 8 : 0) : packed;
    return { method, data: this.#bytes.subarray(start, start + length) };
  }

  /** Writers of streams put sizes of 64 bits into an extra field, though the file is small. */
  #longSize(extra: number, length: number, offset: number): number {
    for (let at = extra; at + 4 <= extra + length; at += 4 + this.#view.getUint16(at + 2, true)) {
      if (this.#view.getUint16(at, true) === 1) return Number(this.#view.getBigUint64(at + 4 + offset, true));
    }
    throw new TableFault('damaged');
  }
}

interface Piece {
  readonly bytes: Uint8Array;
  /** Packed bytes that are read. */
  readonly taken: number;
}

function* stored(data: Uint8Array): Generator<Piece> {
  for (let at = 0; at < data.length; at += PIECE) {
    const bytes = data.subarray(at, at + PIECE);
    yield { bytes, taken: at + bytes.length };
  }
}

function* inflated(data: Uint8Array): Generator<Piece> {
  const ready: Uint8Array[] = [];
  const inflate = new Inflate((bytes) => ready.push(bytes));
  // small pieces: each may grow a thousandfold before it is counted
  const step = PIECE / 4;
  for (let at = 0; at < data.length; at += step) {
    const taken = Math.min(data.length, at + step);
    try {
      inflate.push(data.subarray(at, taken), taken === data.length);
    } catch {
      throw new TableFault('damaged');
    }
    for (const bytes of ready.splice(0)) yield { bytes, taken };
  }
}
