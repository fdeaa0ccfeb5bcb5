/**
 * MP4 and WebM with sound. Sound is added a second ahead of its picture, so that players need no long reads. An MP4 begins
 * with its index: room for it is kept free, because the number of frames is known.
 */
import {
  AudioSample,
  AudioSampleSource,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  Quality,
  StreamTarget,
  type StreamTargetChunk,
  type VideoEncodingConfig,
  WebMOutputFormat,
} from 'mediabunny';
import { isSpotreelError } from '../../base/errors';
import { FRAMES_PER_SECOND } from '../../scene/composition';
import { SAMPLES_PER_FRAME, SOUNDTRACK_SAMPLE_RATE } from '../../scene/soundtrack/plan';
import type { StereoSamples } from '../../scene/soundtrack/stereo';
import { exportError } from '../export-error';
import type { FileSink } from '../output/file-sink';
import { SOUND_BITS } from '../support/audio-codec';
import { mostBits, STEADY_QUANTIZERS, type VideoCodecChoice } from '../support/video-codec';
import type { FrameWriter } from './frame-writer';
import { limitedFrames } from './limited-frames';

export interface VideoFileOptions {
  readonly container: 'mp4' | 'webm';
  readonly canvas: OffscreenCanvas;
  readonly sink: FileSink;
  readonly frameCount: number;
  readonly video: VideoCodecChoice;
  /** Undefined: a steady quality, with as many bits as it needs. */
  readonly bitsPerSecond: number | undefined;
  readonly isTransparent: boolean;
  readonly sound: { readonly codec: 'aac' | 'opus'; readonly samples: StereoSamples } | undefined;
}

/** Seconds between key frames at most: players seek to them. The server's number. */
const KEY_FRAME_SECONDS = 2;
/** Samples that encoders put into a packet at least: 20 ms of Opus. */
const LEAST_PACKET_SAMPLES = 960;
/** Packets that encoders may add before and behind. */
const SPARE_PACKETS = 16;

/** @throws SpotreelError `export_codec_unsupported`, `export_failed`, and what the sink throws */
export async function openVideoFile(options: VideoFileOptions): Promise<FrameWriter> {
  const output = outputOf(options);
  const picture = pictureSource(options);
  output.addVideoTrack(picture.source, {
    frameRate: FRAMES_PER_SECOND,
    maximumPacketCount: options.frameCount,
    canBeTransparent: options.isTransparent,
  });
  const sound = options.sound && soundSource(options.sound);
  if (sound) output.addAudioTrack(sound.source, { maximumPacketCount: sound.packetCount });
  await encoding(() => output.start());
  return {
    add: (index) =>
      encoding(async () => {
        if (index % FRAMES_PER_SECOND === 0) await sound?.addSecond(index / FRAMES_PER_SECOND);
        await picture.add(index / FRAMES_PER_SECOND, 1 / FRAMES_PER_SECOND);
      }),
    finish: () => encoding(() => output.finalize()),
    cancel: () => output.cancel().catch(() => undefined),
  };
}

function outputOf({ container, sink }: VideoFileOptions): Output {
  const writable = new WritableStream<StreamTargetChunk>({
    write: ({ data, position }) => sink.write(data, position),
  });
  const format = container === 'mp4' ? new Mp4OutputFormat({ fastStart: 'reserve' }) : new WebMOutputFormat();
  return new Output({ format, target: new StreamTarget(writable, { chunked: true, chunkSize: 2 ** 22 }) });
}

function pictureSource({ canvas, video, bitsPerSecond, isTransparent }: VideoFileOptions) {
  const config: VideoEncodingConfig = {
    codec: video.codec,
    fullCodecString: video.codecString,
    ...rateOf(canvas, video, bitsPerSecond),
    keyFrameInterval: KEY_FRAME_SECONDS,
    latencyMode: 'quality',
    alpha: isTransparent ? 'keep' : 'discard',
  };
  const limited = isTransparent ? undefined : limitedFrames(canvas, config);
  if (limited) return limited;
  const source = new CanvasSource(canvas, config);
  return { source, add: (timestamp: number, duration: number) => source.add(timestamp, duration) };
}

/**
 * Encoders that take a quantizer for each frame get one. Chromium's own H.264 encoder takes none, and spends all bits that it may. Its
 * mode for screens stops at a quantizer instead (docs/decisions/device-files.md).
 */
function rateOf(
  { width, height }: OffscreenCanvas,
  { codec }: VideoCodecChoice,
  bitsPerSecond: number | undefined,
): Pick<VideoEncodingConfig, 'quality' | 'contentHint'> {
  const bitrateMode = 'variable';
  if (bitsPerSecond !== undefined) return { quality: new Quality({ bitrate: bitsPerSecond, bitrateMode }) };
  const bitrate = mostBits({ widthPx: width, heightPx: height });
  const quantizer = STEADY_QUANTIZERS[codec];
  const quality = new Quality({ bitrate, bitrateMode, ...(quantizer === undefined ? {} : { quantizer }) });
  return { quality, contentHint: 'detail' };
}

function soundSource({ codec, samples }: NonNullable<VideoFileOptions['sound']>) {
  const source = new AudioSampleSource({ codec, quality: new Quality({ bitrate: SOUND_BITS }) });
  const perSecond = SAMPLES_PER_FRAME * FRAMES_PER_SECOND;
  return {
    source,
    packetCount: Math.ceil(samples.left.length / LEAST_PACKET_SAMPLES) + SPARE_PACKETS,
    async addSecond(second: number) {
      const start = second * perSecond;
      const left = samples.left.subarray(start, start + perSecond);
      const data = new Float32Array(left.length * 2);
      data.set(left);
      data.set(samples.right.subarray(start, start + perSecond), left.length);
      const sample = new AudioSample({
        data,
        format: 'f32-planar',
        numberOfChannels: 2,
        sampleRate: SOUNDTRACK_SAMPLE_RATE,
        timestamp: second,
      });
      await source.add(sample);
      sample.close();
    },
  };
}

async function encoding<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (thrown) {
    if (isSpotreelError(thrown)) throw thrown;
    const isUnsupported = thrown instanceof DOMException && thrown.name === 'NotSupportedError';
    if (isUnsupported) throw exportError('export_codec_unsupported', 'This browser has no encoder for this.', thrown);
    throw exportError('export_failed', 'The video could not be encoded.', thrown);
  }
}
