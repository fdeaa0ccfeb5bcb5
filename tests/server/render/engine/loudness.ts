/** How loud a file is, by the packaged ffmpeg. */
import { spawnSync } from 'node:child_process';
import { packaged } from './harness';

/** Integrated loudness (LUFS) and true peak (dBFS). */
export function measured(file: string): { lufs: number; peak: number } {
  const args = ['-hide_banner', '-nostats', '-i', file, '-map', '0:a:0', '-af', 'ebur128=peak=true', '-f', 'null', '-'];
  const words = spawnSync(packaged.path, args).stderr.toString();
  const summary = words.slice(words.lastIndexOf('Integrated loudness:'));
  return {
    lufs: Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]),
    peak: Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]),
  };
}
