/**
 * Test of a hardware encoder on this machine. A build of ffmpeg that has it proves nothing about drivers and devices.
 * So a few frames are encoded with the arguments of a segment, decoded, and compared.
 */
import path from 'node:path';
import { messageOf } from '@spotreel/sdk/internal/base';
import type { HardwareEncoder } from '../../../platform/config/render-encoder-settings';
import { renderError } from '../errors';
import { withJobFolder } from '../job-folder';
import { hasEncoder } from './built-in';
import { type EncodedStream, h264Arguments, rawInputArguments } from './encoder-settings';
import { INPUT_PROTOCOLS, type RunningFfmpeg, startFfmpeg } from './start';

export interface EncoderProbe {
  readonly ffmpegPath: string;
  /** Folder of temporary files; nothing is left in it. */
  readonly workDir: string;
  /** Milliseconds after which the encoder counts as one that does not work. Default: 10 s. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/** 360 lines are no multiple of 16: what the encoder adds at the bottom must be cut off again. */
const STREAM = { size: { width: 640, height: 360 }, quality: 'standard', frameRate: 30 } satisfies EncodedStream;
const FRAMES = 6;
const LUMA_BYTES = STREAM.size.width * STREAM.size.height;
const FRAME_BYTES = (LUMA_BYTES * 3) / 2;

/** The mean difference of a sample, from 0 to 255. Encoders that work are within 2; a green or an empty picture is far beyond it. */
const MOST_DIFFERENCE = 12;

/** Reason why the encoder cannot be used; undefined if it works. */
export async function encoderRefusal(
  encoder: HardwareEncoder,
  { ffmpegPath, workDir, timeoutMs = TIMEOUT_MS }: EncoderProbe,
): Promise<string | undefined> {
  if (!(await hasEncoder(ffmpegPath, encoder))) return `This ffmpeg was built without ${encoder}.`;
  const signal = AbortSignal.timeout(timeoutMs);
  return withJobFolder(workDir, async (folder) => {
    const file = path.join(folder, 'probe.mp4');
    const frames = testFrames();
    const written = start(ffmpegPath, [
      ...rawInputArguments(STREAM),
      ...h264Arguments({ ...STREAM, encoder }, 1),
      file,
    ]);
    written.input?.end(frames);
    const refusal = await whyItFailed(written, signal);
    if (refusal !== undefined) return refusal;
    const read = start(ffmpegPath, ['-i', file, '-f', 'rawvideo', '-pix_fmt', 'yuv420p', 'pipe:1']);
    const decoded = bytesOf(read);
    return (await whyItFailed(read, signal)) ?? whyTheyDiffer(frames, await decoded);
  });
}

function start(path: string, args: readonly string[]): RunningFfmpeg {
  return startFfmpeg({
    path,
    arguments: [...INPUT_PROTOCOLS, ...args],
    failure: 'encoder_failed',
    input: 'pipe',
    output: 'pipe',
  });
}

async function bytesOf({ output }: RunningFfmpeg): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of output ?? []) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The first line of what ffmpeg says, without the address of its part. */
async function whyItFailed(ffmpeg: RunningFfmpeg, signal: AbortSignal): Promise<string | undefined> {
  try {
    await Promise.race([ffmpeg.finished, lateness(signal)]);
    return undefined;
  } catch (error) {
    ffmpeg.kill();
    const [line = ''] = ffmpeg.words().trim().split('\n', 1);
    return signal.aborted || line === '' ? messageOf(error) : line.replace(/ @ 0x[\da-f]+/, '');
  }
}

/** A driver that hangs may leave a process that no signal ends: it is not waited for. */
function lateness(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const late = () => reject(renderError('timeout', 'ffmpeg took longer than it may.'));
    if (signal.aborted) late();
    signal.addEventListener('abort', late, { once: true });
  });
}

/** A ramp of grays that moves. */
function testFrames(): Buffer {
  const frames = Buffer.alloc(FRAMES * FRAME_BYTES, 128);
  for (let frame = 0; frame < FRAMES; frame++)
    for (let pixel = 0; pixel < LUMA_BYTES; pixel++)
      frames[frame * FRAME_BYTES + pixel] = 40 + (((pixel % STREAM.size.width) + frame * 8) % 160);
  return frames;
}

function whyTheyDiffer(frames: Buffer, decoded: Buffer): string | undefined {
  if (decoded.length !== frames.length)
    return `${decoded.length / FRAME_BYTES} of ${FRAMES} frames came out of the encoder.`;
  let sum = 0;
  for (const [at, value] of frames.entries()) sum += Math.abs(value - decoded[at]!);
  const difference = sum / frames.length;
  return difference > MOST_DIFFERENCE ? `The frames differ by ${difference.toFixed(0)} of 255.` : undefined;
}
