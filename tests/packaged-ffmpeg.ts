/** Runs the ffmpeg that comes with npm, which every machine with Spotreel has: tests make and read files with it. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { buildFfmpegProgram } from '../build/ffmpeg-program.mjs';
import { ffmpegCommand } from '../server/render/engine/ffmpeg/command';

export const packagedProgram = await buildFfmpegProgram();

export function runFfmpeg(args: readonly string[], input?: Uint8Array): SpawnSyncReturns<Buffer> {
  const [command, ...script] = ffmpegCommand(packagedProgram);
  return spawnSync(command, [...script, '-hide_banner', '-nostats', '-y', ...args], { input, maxBuffer: 2 ** 30 });
}
