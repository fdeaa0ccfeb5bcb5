import { isSpotreelError } from '../../base/errors';
import { exportError } from '../export-error';
import type { FileSink } from './file-sink';
import { openStoredSink } from './stored-sink';

/**
 * A file that the user chose, else one of the browser's own file system, else memory where there is none.
 * @throws SpotreelError `export_storage_full`, `export_failed`
 */
export async function openSink(destination: FileSystemFileHandle | undefined, mimeType: string): Promise<FileSink> {
  const sink = destination
    ? await chosenSink(destination)
    : ((await openStoredSink(mimeType).catch(() => undefined)) ?? memorySink(mimeType));
  return {
    get bytes() {
      return sink.bytes;
    },
    write: (data, position) => storing(async () => sink.write(data, position)),
    finish: () => storing(() => sink.finish()),
    abort: () => sink.abort().catch(() => undefined),
  };
}

/** Streams into the file; it is replaced only when all is there. */
async function chosenSink(handle: FileSystemFileHandle): Promise<FileSink> {
  const stream = await handle.createWritable();
  let bytes = 0;
  return {
    get bytes() {
      return bytes;
    },
    async write(data, position) {
      await stream.write({ type: 'write', position, data });
      bytes = Math.max(bytes, position + data.byteLength);
    },
    async finish() {
      await stream.close();
      return { file: undefined, storedName: undefined };
    },
    abort: () => stream.abort(),
  };
}

async function storing<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (thrown) {
    if (isSpotreelError(thrown)) throw thrown;
    if (thrown instanceof DOMException && thrown.name === 'QuotaExceededError')
      throw exportError('export_storage_full', 'There is no room for the file on this device.', thrown);
    throw exportError('export_failed', 'The file cannot be written.', thrown);
  }
}

const FIRST_BYTES = 2 ** 20;

/** For browsers without a file system of their own: it holds the whole file. */
function memorySink(mimeType: string): FileSink {
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
