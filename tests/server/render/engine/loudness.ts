/** How loud a file is, by the packaged ffmpeg. */
import { runFfmpeg } from '../../../packaged-ffmpeg';

/** Integrated loudness (LUFS) and true peak (dBFS). */
export function measured(file: string): { lufs: number; peak: number } {
  const args = ['-i', file, '-map', '0:a:0', '-af', 'ebur128=peak=true', '-f', 'null', '-'];
  const words = runFfmpeg(args).stderr.toString();
  const summary = words.slice(words.lastIndexOf('Integrated loudness:'));
  return {
    lufs: Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]),
    peak: Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]),
  };
}
