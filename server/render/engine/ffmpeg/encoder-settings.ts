/**
 * One set of H.264 parameters for every segment, so that segments join without re-encoding. High profile, yuv420p,
 * BT.709 in TV range and tagged so, 30 fps constant, closed GOPs.
 */
import { FRAMES_PER_SECOND } from '@spotreel/sdk/scene';

/** Seconds between key frames at most: players seek to them. */
const GOP_SECONDS = 2;

/** Largest frame that level 4.1 allows, in macroblocks (H.264 table A-1); larger ones get the level that they need. */
const LEVEL_41_MACROBLOCKS = 8192;

export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** Arguments that read raw RGBA frames (alpha ignored) from standard input. */
export function rawInputArguments({ width, height }: FrameSize): string[] {
  const format = ['-f', 'rawvideo', '-pixel_format', 'rgb0', '-video_size', `${width}x${height}`];
  return [...format, '-framerate', String(FRAMES_PER_SECOND), '-i', 'pipe:0'];
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

/** Arguments that turn RGB frames into the H.264 of a segment. */
export function h264Arguments(size: FrameSize, threads: number): string[] {
  const macroblocks = Math.ceil(size.width / 16) * Math.ceil(size.height / 16);
  return [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '20',
    '-profile:v',
    'high',
    ...(macroblocks <= LEVEL_41_MACROBLOCKS ? ['-level:v', '4.1'] : []),
    '-g',
    String(GOP_SECONDS * FRAMES_PER_SECOND),
    '-flags',
    '+cgop',
    '-threads',
    String(threads),
    ...COLOR_TAGS,
    '-movflags',
    '+write_colr',
    '-f',
    'mp4',
  ];
}
