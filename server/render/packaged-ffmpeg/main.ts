/**
 * A small ffmpeg for machines that have none. It takes the arguments that Spotreel gives to ffmpeg, and works with FFmpeg's libraries
 * from npm. It is a process of its own, so that limits hold for it, and so that a file that breaks it breaks nothing else.
 */
import { writeSync } from 'node:fs';
import { optionOf, readCommandLine } from './command-line';
import { listed } from './lists';
import { native } from './native';
import { transcode } from './transcode';

const LEVELS: Readonly<Record<string, number>> = { quiet: -8, error: 16, warning: 24, info: 32 };

// for those who look at the list of processes
process.title = 'ffmpeg';
let code = 0;
try {
  const command = readCommandLine(process.argv.slice(2));
  native.Log.setLevel(LEVELS[optionOf(command.general, 'loglevel') ?? 'info'] ?? 32);
  const list = listed(command.general);
  if (list === undefined) transcode(command);
  else writeSync(1, `${list}\n`);
  if (command.general.has('benchmark')) writeSync(2, `bench: utime=${(process.cpuUsage().user / 1e6).toFixed(3)}s\n`);
} catch (error) {
  writeSync(2, `${error instanceof Error ? error.message : String(error)}\n`);
  code = 1;
}
// at once: without another turn of the event loop, no finalizer of the module runs, and one of them frees twice
process.exit(code);
