/**
 * An animated GIF (GIF89a) that repeats: 15 frames a second, 255 colors for the film, dithered. All frames are looked at before the
 * first one is written, so that none has to wait in memory. Of each frame only what has changed is stored.
 */
import type { FileSink } from '../../output/file-sink';
import type { FrameWriter } from '../frame-writer';
import { ColorHistogram } from './color-histogram';
import { filmPalette } from './film-palette';
import { GifEncoder, MOST_GIF_COLORS } from './gif-encoder';

/** Step in frames of 30 a second, which gives `GifEncoder` 15. */
const FRAME_STEP = 2;

export function openGifFile(canvas: OffscreenCanvas, sink: FileSink): FrameWriter {
  const { width, height } = canvas;
  const pixelsOf = () => canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  const write = async (bytes: Iterable<number>) => sink.write(Uint8Array.from(bytes), sink.bytes);
  const histogram = new ColorHistogram();
  let encoder: GifEncoder | undefined;
  return {
    async look(index) {
      if (index % FRAME_STEP !== 0) return;
      histogram.add(pixelsOf());
      await letMessagesIn();
    },
    async add(index) {
      if (index % FRAME_STEP !== 0) return;
      if (!encoder) {
        encoder = new GifEncoder(width, height, filmPalette(histogram.bins(), MOST_GIF_COLORS));
        await write(encoder.head());
      }
      await write(encoder.frame(pixelsOf()));
      await letMessagesIn();
    },
    finish: () => write([0x3b]),
    cancel: async () => undefined,
  };
}

/** Looking and encoding are long tasks: messages of the page come in between. */
function letMessagesIn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
