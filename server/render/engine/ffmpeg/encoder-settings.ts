/**
 * One set of H.264 parameters for every segment, so that segments join without re-encoding. High profile, yuv420p,
 * BT.709 in TV range and tagged so, a constant frame rate, closed GOPs.
 */
import type { OutputFrameRate, OutputQuality } from '@spotreel/sdk/internal/contract';
import type { H264Encoder, HardwareEncoder } from '../../../platform/config/render-encoder-settings';

/** Seconds between key frames at most: players seek to them. */
const GOP_SECONDS = 2;

/**
 * Limits of level 4.1, in macroblocks of a frame and of a second (H.264 table A-1); more gets the level that it needs.
 */
const LEVEL_41_MACROBLOCKS = 8192;
const LEVEL_41_MACROBLOCKS_A_SECOND = 245_760;

/** x264's rate factors. Figures: docs/decisions/output-quality.md. */
const X264_CRF: Readonly<Record<OutputQuality, number>> = { small: 27, standard: 20, high: 15 };

/**
 * A shorter search for motion than the preset's own, and B-frames in a fixed pattern. Two thirds of the CPU give the same likeness
 * for up to 7 % more bytes (docs/decisions/render-speed.md).
 */
const X264_SPEED = ['-preset', 'veryfast', '-x264-params', 'subme=1:me=dia:b-adapt=0'] as const;

/**
 * Each encoder has its own scale: nvenc and vaapi count quantizers, where less is better, and videotoolbox counts to 100. None of
 * these numbers was measured on such hardware (docs/decisions/hardware-encoders.md).
 */
const HARDWARE_QUALITY: Readonly<Record<HardwareEncoder, Readonly<Record<OutputQuality, number>>>> = {
  h264_nvenc: { small: 31, standard: 24, high: 19 },
  h264_vaapi: { small: 30, standard: 23, high: 18 },
  h264_videotoolbox: { small: 45, standard: 62, high: 75 },
};

/** The first graphics card of a Linux system. */
const VAAPI_DEVICE = '/dev/dri/renderD128';

const PLANES = ['-pix_fmt', 'yuv420p'] as const;

export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** Frames on their way to an encoder. */
export interface PictureStream {
  readonly size: FrameSize;
  readonly frameRate: OutputFrameRate;
}

export interface EncodedStream extends PictureStream {
  readonly quality: OutputQuality;
  /** Default: `x264`. */
  readonly encoder?: H264Encoder;
}

/** Tags of the color space that the pixels are in. */
export const COLOR_TAGS = [
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-colorspace',
  'bt709',
  '-color_range',
  'tv',
] as const;

/** Arguments that read I420 frames, converted as the tags say, from standard input. */
export function rawInputArguments({ size, frameRate }: PictureStream): string[] {
  const format = ['-f', 'rawvideo', '-pixel_format', 'yuv420p', '-video_size', `${size.width}x${size.height}`];
  return [...format, ...COLOR_TAGS, '-framerate', String(frameRate), '-i', 'pipe:0'];
}

/** Arguments that turn these frames into the H.264 of a segment. */
export function h264Arguments(stream: EncodedStream, threads: number): string[] {
  const { size, frameRate } = stream;
  const macroblocks = Math.ceil(size.width / 16) * Math.ceil(size.height / 16);
  const fitsLevel = macroblocks <= LEVEL_41_MACROBLOCKS && macroblocks * frameRate <= LEVEL_41_MACROBLOCKS_A_SECOND;
  return [
    ...encoderArguments(stream, threads),
    '-profile:v',
    'high',
    ...(fitsLevel ? ['-level:v', '4.1'] : []),
    '-g',
    String(GOP_SECONDS * frameRate),
    '-flags',
    '+cgop',
    ...COLOR_TAGS,
    '-movflags',
    '+write_colr',
    '-f',
    'mp4',
  ];
}

/** Old graphics cards have no B-frames, and without them frames are decoded in the order in which they are shown. */
const NO_B_FRAMES = ['-bf', '0'] as const;

function encoderArguments({ encoder = 'x264', quality }: EncodedStream, threads: number): string[] {
  switch (encoder) {
    case 'x264': {
      const rate = ['-crf', String(X264_CRF[quality])];
      return [...PLANES, '-c:v', 'libx264', ...X264_SPEED, ...rate, '-threads', String(threads)];
    }
    case 'h264_nvenc': {
      // a bit rate of 0 leaves the rate to the quality
      const rate = ['-rc', 'vbr', '-cq', String(HARDWARE_QUALITY[encoder][quality]), '-b:v', '0'];
      return [...PLANES, '-c:v', encoder, '-preset', 'p5', ...rate, ...NO_B_FRAMES];
    }
    case 'h264_vaapi': {
      // the quantizer alone selects a constant quality, in builds that have `-rc_mode` and in older ones
      const rate = ['-qp', String(HARDWARE_QUALITY[encoder][quality])];
      return ['-vaapi_device', VAAPI_DEVICE, '-vf', 'format=nv12,hwupload', '-c:v', encoder, ...rate, ...NO_B_FRAMES];
    }
    case 'h264_videotoolbox': {
      const rate = ['-q:v', String(HARDWARE_QUALITY[encoder][quality])];
      return [...PLANES, '-c:v', encoder, ...rate, ...NO_B_FRAMES];
    }
  }
}
