/** A ZIP with a PNG for each frame. PNGs are packed already, so the ZIP only stores them. */
import { Zip, ZipPassThrough } from 'fflate';
import { exportError } from '../export-error';
import type { FileSink } from '../output/file-sink';
import type { FrameWriter } from './frame-writer';

/** Larger archives need an extension of the format (ZIP64) that not every program reads. */
const MOST_BYTES = 4 * 2 ** 30 - 2 ** 24;

export function openPngSequence(canvas: OffscreenCanvas, sink: FileSink, frameCount: number): FrameWriter {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const digits = Math.max(4, String(frameCount).length);
  const flush = async () => {
    for (const chunk of chunks.splice(0)) await sink.write(new Uint8Array(chunk), sink.bytes);
    if (sink.bytes > MOST_BYTES) throw exportError('export_storage_full', 'The archive would be larger than 4 GB.');
  };
  return {
    async add(index) {
      const png = await canvas.convertToBlob({ type: 'image/png' });
      const entry = new ZipPassThrough(`frame-${String(index + 1).padStart(digits, '0')}.png`);
      zip.add(entry);
      entry.push(new Uint8Array(await png.arrayBuffer()), true);
      await flush();
    },
    async finish() {
      zip.end();
      await flush();
    },
    cancel: async () => zip.terminate(),
  };
}
