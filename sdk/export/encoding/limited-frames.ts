/**
 * Frames as every player takes them: I420, BT.709, TV range, which the file says too. A canvas as it is becomes full range, and
 * players that do not read the flag then show crushed blacks.
 */
import { type VideoEncodingConfig, VideoSample, VideoSampleSource } from 'mediabunny';
import { createFrameConverter, type FrameConverter, isConvertible } from '../../painter/i420/frame-converter';

const COLORS = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const;

export interface FrameSource {
  readonly source: VideoSampleSource;
  /** Seconds. Resolves when there is room for the next frame. */
  add(timestamp: number, duration: number): Promise<void>;
}

/** Undefined where frames cannot be converted: the size is odd, or a policy refuses WebAssembly. */
export function limitedFrames(canvas: OffscreenCanvas, config: VideoEncodingConfig): FrameSource | undefined {
  const { width, height } = canvas;
  const converter = isConvertible(canvas) ? converterFor(canvas) : undefined;
  if (!converter) return undefined;
  const source = new VideoSampleSource(config);
  return {
    source,
    async add(timestamp, duration) {
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      const { data } = context.getImageData(0, 0, width, height);
      const frame = new VideoFrame(converter.convert(data), {
        format: 'I420',
        codedWidth: width,
        codedHeight: height,
        timestamp: Math.round(timestamp * 1e6),
        duration: Math.round(duration * 1e6),
        colorSpace: COLORS,
      });
      const sample = new VideoSample(frame, { timestamp, duration });
      await source.add(sample);
      sample.close();
    },
  };
}

/** One frame at a time: a `VideoFrame` copies the bytes. */
function converterFor(canvas: OffscreenCanvas): FrameConverter | undefined {
  try {
    return createFrameConverter(canvas, 1);
  } catch {
    return undefined;
  }
}
