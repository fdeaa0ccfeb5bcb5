/**
 * Finished files that ffmpeg joins: WebM with Opus, ProRes with uncompressed sound, and GIF. The packets of the first two
 * are copied with their alpha. A GIF is the only one that is encoded as a whole: its colors depend on all frames.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { VideoFormat } from '@spotreel/sdk/internal/contract';
import { FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';
import { INPUT_PROTOCOLS, startFfmpeg } from '../ffmpeg/start';

export interface JoinFilesOptions {
  readonly ffmpegPath: string;
  /** A folder of this job alone. */
  readonly folder: string;
  /** `frames`: of the composition. */
  readonly segments: readonly { readonly file: string; readonly frames: number }[];
  readonly outFile: string;
}

export async function joinWithSound(
  options: JoinFilesOptions & { readonly soundFile: string; readonly format: Extract<VideoFormat, 'webm' | 'mov'> },
): Promise<void> {
  const { soundFile, format, outFile } = options;
  const sound = [...INPUT_PROTOCOLS, '-i', soundFile, '-map', '0:v', '-map', '1:a', '-c', 'copy'];
  const container = format === 'mov' ? ['-movflags', '+faststart+write_colr', '-f', 'mov'] : ['-f', 'webm'];
  await run(options, [...(await segmentInput(options)), ...sound, '-map_metadata', '-1', ...container, outFile]);
}

/** As `sdk/export` makes GIFs: half the frames of a video. */
const GIF_FRAME_RATE = 15;
const GIF_FRAMES = `fps=${GIF_FRAME_RATE},scale=in_color_matrix=bt709:in_range=tv,format=rgb24`;

/** The palette is found first, so that no frame has to wait in memory for it. */
export async function joinAsGif(options: JoinFilesOptions): Promise<void> {
  const input = await segmentInput(options);
  const palette = path.join(options.folder, 'palette.png');
  await run(options, [...input, '-vf', `${GIF_FRAMES},palettegen=stats_mode=diff`, palette]);
  const dither = 'paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle';
  const filter = `[0:v]${GIF_FRAMES}[frames];[frames][1:v]${dither}`;
  await run(options, [...input, '-i', palette, '-lavfi', filter, '-loop', '0', '-f', 'gif', options.outFile]);
}

/**
 * The segments one behind the other. Their lengths are given: those that files have are rounded, and the sum would drift away
 * from the sound. Names of files are quoted as ffmpeg's concat script wants them.
 */
async function segmentInput({ folder, segments }: JoinFilesOptions): Promise<string[]> {
  const list = path.join(folder, 'segments.txt');
  const lines = segments.flatMap(({ file, frames }) => [
    `file '${path.resolve(file).replaceAll("'", "'\\''")}'`,
    `duration ${(frames / FRAMES_PER_SECOND).toFixed(6)}`,
  ]);
  await writeFile(list, `${lines.join('\n')}\n`);
  return [...INPUT_PROTOCOLS, '-f', 'concat', '-safe', '0', '-i', list];
}

async function run({ ffmpegPath }: JoinFilesOptions, args: readonly string[]): Promise<void> {
  await startFfmpeg({ path: ffmpegPath, arguments: args, failure: 'encoder_failed' }).finished;
}
