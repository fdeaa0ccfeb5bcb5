/** Test clips whose frames carry their number: eight bars from left to right, white for the bits that are set, highest first. */
import { readFile, writeFile } from 'node:fs/promises';
import { ffmpeg } from './decoding';

export const BITS = 8;

export interface ClipOptions {
  readonly file: string;
  readonly frames: number;
  readonly width: number;
  readonly height: number;
  readonly fps?: number;
  /** Seconds at which each frame is shown; default: constant. An expression of ffmpeg's setpts, with N the number of the frame. */
  readonly timeExpression?: string;
  /** Degrees that a player turns it, clockwise, by the container's metadata. */
  readonly rotation?: 90 | 180 | 270;
  readonly audio?: boolean;
}

export async function makeClip({
  file,
  frames,
  width,
  height,
  fps = 30,
  timeExpression,
  rotation,
  audio,
}: ClipOptions): Promise<void> {
  const raw = Buffer.concat(Array.from({ length: frames }, (_, number) => numbered(number, width, height)));
  const input = [
    '-f',
    'rawvideo',
    '-pixel_format',
    'gray',
    '-video_size',
    `${width}x${height}`,
    '-framerate',
    String(fps),
    '-i',
    'pipe:0',
  ];
  const tone = audio ? ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${frames / fps}`, '-c:a', 'aac'] : [];
  const times = timeExpression
    ? ['-vf', `setpts='(${timeExpression})/TB'`, '-vsync', 'vfr', '-video_track_timescale', '90000']
    : [];
  const encoder = [
    '-pix_fmt',
    'yuv420p',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-crf',
    '12',
    '-g',
    '25',
    '-bf',
    timeExpression ? '0' : '2', // with B-frames, this ffmpeg ends a variable file too early
  ];
  ffmpeg([...input, ...tone, ...times, ...encoder, file], raw);
  if (!rotation) return;
  await turn(file, rotation);
}

/** Places of an MP4's track header (ISO 14496-12), after its type. */
const MATRIX_AT = 40;

/** The numbers a, b, c and d of a turn by the clock. */
const TURNS = { 90: [0, 1, -1, 0], 180: [-1, 0, 0, -1], 270: [0, -1, 1, 0] } as const;

/** Writes the turn into the header of the first track. */
export async function turn(file: string, rotation: 90 | 180 | 270): Promise<void> {
  const bytes = await readFile(file);
  const matrix = bytes.indexOf('tkhd', 0, 'latin1') + 'tkhd'.length + MATRIX_AT;
  const [a, b, c, d] = TURNS[rotation];
  for (const [at, value] of [a, b, 0, c, d].entries()) bytes.writeInt32BE(value * 65536, matrix + at * 4);
  await writeFile(file, bytes);
}

function numbered(number: number, width: number, height: number): Buffer {
  const row = Buffer.alloc(width);
  for (let x = 0; x < width; x++) {
    const bit = BITS - 1 - Math.floor((x * BITS) / width);
    row[x] = (number >> bit) & 1 ? 235 : 16;
  }
  return Buffer.concat(Array.from({ length: height }, () => row));
}

/** The number in a frame of `rgbFrames(file, BITS, 1)` or `(file, 1, BITS)`; `values` in the order of the bars. */
export function numberIn(rgb: Buffer): number {
  let number = 0;
  for (let bar = 0; bar < BITS; bar++) number = number * 2 + (rgb[bar * 3]! > 128 ? 1 : 0);
  return number;
}
