/** How similar an encoded film is to its lossless frames. */
import { spawnSync } from 'node:child_process';
import { ffmpegCommand } from '../../../server/render/engine/ffmpeg/command';

/** Frames of one kind, with equal time stamps: Remotion's are of full range. */
const ALIKE = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,setsar=1,setpts=N/(30*TB)';

/** SSIM of brightness, all frames. `frames`: arguments with which ffmpeg reads the lossless ones. */
export function similarityOf(ffmpeg: string, file: string, frames: readonly string[]): number {
  const graph = `[0:v]${ALIKE}[film];[1:v]${ALIKE}[frames];[film][frames]ssim`;
  const [command, ...script] = ffmpegCommand(ffmpeg);
  const args = ['-hide_banner', '-i', file, ...frames, '-lavfi', graph, '-f', 'null', '-'];
  const { stderr } = spawnSync(command, [...script, ...args], { encoding: 'utf8' });
  const found = /SSIM Y:([\d.]+)/.exec(stderr)?.[1];
  if (!found) throw new Error(`ffmpeg compared nothing: ${stderr.slice(-500)}`);
  return Number(found);
}
