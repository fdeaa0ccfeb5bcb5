import type { StereoSamples } from '../../scene/soundtrack/stereo';
import { exportError } from '../export-error';
import type { FileSink } from '../output/file-sink';
import type { ExportRequest } from '../worker-messages';
import type { FrameWriter } from './frame-writer';
import { openGifFile } from './gif/gif-file';
import { openPngSequence } from './png-sequence';
import { openVideoFile } from './video-file';

export interface WriterOptions {
  readonly request: ExportRequest;
  readonly canvas: OffscreenCanvas;
  readonly sink: FileSink;
  readonly samples: StereoSamples | undefined;
}

/** What writes the format that was asked for. @throws SpotreelError `export_codec_unsupported` */
export async function openWriter({ request, canvas, sink, samples }: WriterOptions): Promise<FrameWriter> {
  const { format, film, video, audio, bitsPerSecond, isTransparent } = request;
  if (format === 'gif') return openGifFile(canvas, sink);
  if (format === 'png') return openPngSequence(canvas, sink, film.durationFrames);
  if (!video) throw exportError('export_codec_unsupported', `This browser has no encoder for ${format}.`);
  const sound = audio && samples && { codec: audio, samples };
  const frameCount = film.durationFrames;
  return openVideoFile({ container: format, canvas, sink, frameCount, video, bitsPerSecond, isTransparent, sound });
}
