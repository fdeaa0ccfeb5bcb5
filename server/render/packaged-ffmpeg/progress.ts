/** Lines of `-progress pipe:1`, as often as ffmpeg writes them. */
import { writeSync } from 'node:fs';
import { type Options, optionOf } from './command-line';
import type { OutputFile } from './output-file';

const EVERY_MS = 500;

export function openProgress(general: Options, output: OutputFile): (isEnd: boolean) => void {
  if (optionOf(general, 'progress') !== 'pipe:1') return () => undefined;
  let last = performance.now();
  return (isEnd) => {
    const now = performance.now();
    if (!isEnd && now - last < EVERY_MS) return;
    last = now;
    // in microseconds: ffmpeg's name of it is wrong
    const time = `out_time_ms=${Math.max(0, Math.round(output.seconds * 1e6))}`;
    writeSync(1, `${time}\nprogress=${isEnd ? 'end' : 'continue'}\n`);
  };
}
