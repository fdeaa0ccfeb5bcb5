/** Arguments that turn painted frames into the segment of each format. Segments of one video join without another encoding. */
import type { VideoFormat } from '@spotreel/sdk/internal/contract';
import type { SegmentPicture } from '../painter/protocol';
import { COLOR_TAGS, type EncodedStream, h264Arguments, rawInputArguments } from './encoder-settings';

export interface FormattedStream extends EncodedStream {
  readonly format: VideoFormat;
  /** Frames have an alpha channel, not premultiplied. */
  readonly isTransparent: boolean;
}

/** With the defaults of what is left out. */
export function encodedPicture({
  size,
  quality,
  frameRate,
  format = 'mp4',
  isTransparent = false,
  encoder = 'x264',
}: SegmentPicture): FormattedStream {
  return { size, quality, frameRate, format, isTransparent, encoder };
}

/** libvpx-vp9's constant quality, 0 to 63. */
const VP9_CRF = { small: 38, standard: 31, high: 24 } as const;

/** A fifth of the time of `good` with 4, for 1.2 times the bytes at the same likeness (docs/decisions/output-quality.md). */
const VP9_SPEED = ['-deadline', 'realtime', '-cpu-used', '5', '-row-mt', '1'] as const;

/** prores_ks's quantiser: less is better. Profiles have no other choice. */
const PRORES_QSCALE = { small: 13, standard: 9, high: 5 } as const;

/** Seconds between key frames at most, as in H.264. */
const GOP_SECONDS = 2;

/** True if frames arrive as RGBA: with alpha, and if the file keeps all colors of its pixels. Others arrive as I420. */
export function takesRgba({ format, isTransparent }: FormattedStream): boolean {
  return isTransparent || format === 'mov';
}

/** Arguments that read the frames from standard input. */
export function inputArguments(picture: FormattedStream): string[] {
  if (!takesRgba(picture)) return rawInputArguments(picture);
  const { size, frameRate, isTransparent } = picture;
  const pixels = ['-pixel_format', isTransparent ? 'rgba' : 'rgb0', '-video_size', `${size.width}x${size.height}`];
  return ['-f', 'rawvideo', ...pixels, '-framerate', String(frameRate), '-i', 'pipe:0'];
}

export function pictureArguments(picture: FormattedStream, threads: number): string[] {
  switch (picture.format) {
    case 'mp4':
      return h264Arguments(picture, threads);
    case 'webm':
      return vp9Arguments(picture, threads);
    case 'mov':
      return proresArguments(picture, threads);
    case 'gif':
      // the assembly makes the palette: it has to see the whole video
      return h264Arguments({ ...picture, encoder: 'x264' }, threads);
  }
}

function vp9Arguments({ quality, frameRate, isTransparent }: FormattedStream, threads: number): string[] {
  return [
    ...(isTransparent ? inBt709('yuva420p') : ['-pix_fmt', 'yuv420p']),
    '-c:v',
    'libvpx-vp9',
    '-crf',
    String(VP9_CRF[quality]),
    '-b:v',
    '0',
    // frames that are never shown have no alpha; without them, frames that wait change nothing and need memory
    '-auto-alt-ref',
    '0',
    '-lag-in-frames',
    '0',
    ...VP9_SPEED,
    '-g',
    String(GOP_SECONDS * frameRate),
    '-threads',
    String(threads),
    ...COLOR_TAGS,
    '-f',
    'webm',
  ];
}

function proresArguments({ quality, isTransparent }: FormattedStream, threads: number): string[] {
  return [
    ...inBt709(isTransparent ? 'yuva444p10le' : 'yuv444p10le'),
    '-c:v',
    'prores_ks',
    '-profile:v',
    '4444',
    '-qscale:v',
    String(PRORES_QSCALE[quality]),
    '-vendor',
    'apl0',
    '-alpha_bits',
    isTransparent ? '16' : '0',
    '-threads',
    String(threads),
    ...COLOR_TAGS,
    '-movflags',
    '+write_colr',
    '-f',
    'mov',
  ];
}

/** ProRes has tags in each frame, which the encoder takes from the frames. */
const FRAME_TAGS = 'setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709';

function inBt709(pixelFormat: string): string[] {
  return ['-vf', `scale=out_color_matrix=bt709:out_range=tv,format=${pixelFormat},${FRAME_TAGS}`];
}
