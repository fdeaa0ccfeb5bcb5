import { Zip, ZipPassThrough } from 'fflate';
import type { StereoSamples } from '../../scene/soundtrack/stereo';
import { exportError } from '../export-error';
import type { FileSink } from '../output/file-sink';
import type { ExportRequest } from '../worker-messages';
import type { FrameWriter } from './frame-writer';
import { openGifFile } from './gif/gif-file';
import { openVideoFile } from './video-file';

export interface WriterOptions {
  readonly request: ExportRequest;
  readonly canvas: OffscreenCanvas;
  readonly sink: FileSink;
  readonly samples: StereoSamples | undefined;
}

/** Opens the writer of the requested format. @throws SpotreelError `export_codec_unsupported` */
export async function openWriter({ request, canvas, sink, samples }: WriterOptions): Promise<FrameWriter> {
  const { format, film, video, audio, bitsPerSecond, isTransparent } = request;
  if (format === 'gif') return openGifFile(canvas, sink);
  if (format === 'png') return openPngSequence(canvas, sink, film.durationFrames);
  if (!video) throw exportError('export_codec_unsupported', `This browser has no encoder for ${format}.`);
  const sound = audio && samples && { codec: audio, samples };
  const frameCount = film.durationFrames;
  return openVideoFile({ container: format, canvas, sink, frameCount, video, bitsPerSecond, isTransparent, sound });
}

// A ZIP with a PNG for each frame. PNGs are packed already, so the ZIP only stores them.
/** Larger archives need an extension of the format (ZIP64) that not every program reads. */
const MOST_BYTES = 4 * 2 ** 30 - 2 ** 24;

function openPngSequence(canvas: OffscreenCanvas, sink: FileSink, frameCount: number): FrameWriter {
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
