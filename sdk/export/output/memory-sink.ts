import type { FileSink } from './file-sink';

const FIRST_BYTES = 2 ** 20;

/** For browsers without a file system of their own: it holds the whole file. */
export function memorySink(mimeType: string): FileSink {
  let buffer = new Uint8Array(FIRST_BYTES);
  let bytes = 0;
  return {
    get bytes() {
      return bytes;
    },
    write(data, position) {
      const end = position + data.byteLength;
      if (end > buffer.byteLength) {
        const larger = new Uint8Array(Math.max(end, buffer.byteLength * 2));
        larger.set(buffer.subarray(0, bytes));
        buffer = larger;
      }
      buffer.set(data, position);
      bytes = Math.max(bytes, end);
    },
    finish: async () => ({
      file: new Blob([buffer.subarray(0, bytes)], { type: mimeType }),
      storedName: undefined,
    }),
    abort: async () => {
      buffer = new Uint8Array(0);
    },
  };
}
